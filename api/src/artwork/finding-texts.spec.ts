import { LANGUAGE_CODES } from '@shop/contract';
import { FINDING_CODES, type Finding } from '@shop/preflight';
import { translations } from '../common/public';
import { withTexts } from './finding-texts';

const METRIC = { locale: 'en', isImperial: false };

test('every code of a finding has a text, and every text a code', () => {
  const texts = Object.keys(translations('en', 'findings')).map((name) => name.split('.')[0]);
  expect([...new Set(texts)].toSorted()).toEqual(FINDING_CODES.toSorted());
});

test.each(LANGUAGE_CODES)('a finding is explained in %s with its numbers', (language) => {
  const finding: Finding = {
    code: 'proportions',
    severity: 'warning',
    values: { kind: 'wide', cutMm: 200, whiteMm: 62.5 },
  };
  const [view] = withTexts([finding], language, { locale: language, isImperial: false });
  expect(view).toMatchObject(finding);
  expect(view?.text).toContain(language === 'en' || language === 'ja' ? '6.3' : '6,3');
  expect(view?.text).not.toMatch(/[{}]/);
});

test.each(LANGUAGE_CODES)('text at several grommets is one sentence in %s that tells their number', (language) => {
  const textOf = (count: number, kind: string) => {
    const finding: Finding = { code: 'grommet_zone', severity: 'warning', values: { count, kind, zoneMm: 50 } };
    return withTexts([finding], language, { locale: language, isImperial: false })[0]?.text ?? '';
  };
  expect(textOf(8, 'several')).toMatch(/\b8\b|^8か所/);
  expect(textOf(1, 'one')).not.toContain('1');
});

test('names from a file are text, not placeholders', () => {
  const finding: Finding = { code: 'layers', severity: 'info', values: { names: '{names} $& {count}' } };
  expect(withTexts([finding], 'en', METRIC)[0]?.text).toContain(': {names} $& {count}.');
});
