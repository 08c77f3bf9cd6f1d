import type { Finding } from './finding';
import { textName, textValues } from './text-values';

const finding = (values: Finding['values']): Finding => ({ code: 'proportions', severity: 'info', values });
const EN = { locale: 'en', isImperial: false };

test.each([
  [{ cutMm: 0.4 }, EN, '0.4 mm'],
  [{ cutMm: 62.5 }, EN, '6.3 cm'],
  [{ cutMm: 62.5 }, { locale: 'de', isImperial: false }, '6,3 cm'],
  [{ cutMm: 12_345 }, EN, '12.3 m'],
  [{ cutMm: 12.7 }, { locale: 'en', isImperial: true }, '0.5 in'],
  [{ cutMm: 254 }, { locale: 'en', isImperial: true }, '10 in'],
  [{ cutMm: 6096 }, { locale: 'en', isImperial: true }, '20 ft'],
  [{ cutMm: 62.5 }, { locale: 'ja', isImperial: false }, '6.3 cm'],
  [{ cutMm: 62.5 }, { locale: 'zh', isImperial: false }, '6.3 厘米'],
  [{ cutMm: 254 }, { locale: 'zh', isImperial: true }, '10 英寸'],
  [{ distanceM: 2.04 }, EN, '2 m'],
  [{ distanceM: 2 }, { locale: 'en', isImperial: true }, '7 ft'],
  [{ share: 0.034 }, EN, '3.4%'],
  [{ limit: 3 }, EN, '300%'],
  [{ dpi: 43.6 }, EN, '44'],
  [{ names: '50% {x}' }, EN, '50% {x}'],
])('the value %j is written as %s would read it', (values, reader, text) => {
  expect(Object.values(textValues(finding(values), reader))).toEqual([text]);
});

test('the text of a finding has the name of its kind, if it has one', () => {
  expect(textName(finding({}))).toBe('proportions');
  expect(textName(finding({ kind: 'wide' }))).toBe('proportions.wide');
});
