import { isTrackingNumber, trackingLink } from './tracking-number';

test.each([
  ['EE 123 456 789 cn', '@@#########@@', true],
  ['EE12345678CN', '@@#########@@', false],
  ['1Z999AA10123456784', '1Z****************', true],
  ['2Z999AA10123456784', '1Z****************', false],
  ['12345', '####', false],
  ['١٢٣٤', '####', false],
])('%s has the format %s: %s', (number, format, expected) => {
  expect(isTrackingNumber(number, ['##', format])).toBe(expected);
});

test('a carrier without formats accepts every number', () => {
  expect([isTrackingNumber('anything', []), isTrackingNumber(' ', [])]).toEqual([true, false]);
});

test('a link has the number in its place, and only a number of the carrier gets one', () => {
  const carrier = { trackingUrl: 'https://carrier.test/track?id={number}&lang=en', numberFormats: ['##-*'] };
  expect(trackingLink(carrier, '12-a')).toBe('https://carrier.test/track?id=12-A&lang=en');
  expect(trackingLink(carrier, '12')).toBeNull();
  expect(trackingLink({ trackingUrl: null, numberFormats: [] }, '12')).toBeNull();
  const open = { trackingUrl: 'https://carrier.test/{number}', numberFormats: [] };
  expect(trackingLink(open, "$&/'")).toBe("https://carrier.test/%24%26%2F'");
});
