import { escapeUndecodable } from './undecodable-url';

test.each([
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/de/100%', '/de/100%25'],
  ['/%ff?a=%ff?b', '/%25ff?a=%ff?b'],
])('the address %s, which cannot be decoded, has its percent signs escaped', (url, escaped) => {
  expect(escapeUndecodable(url)).toBe(escaped);
  expect(() => decodeURI(escaped.split('?')[0] ?? '')).not.toThrow();
});

test.each(['/', '/banner?q=%ff', '/%E3%81%82', '/banner%2Fvinyl', '/api/orders/%ff'])('%s is left as it is', (url) => {
  expect(escapeUndecodable(url)).toBe(url);
});
