import { toLanguage } from './languages';

test.each([
  ['zh', 'zh-CN'],
  ['zh-CN', 'zh-CN'],
  ['zh-Hans-SG', 'zh-CN'],
  ['ja-JP', 'ja'],
  ['en-GB', 'en'],
  ['fr', 'en'],
  [undefined, 'en'],
])('the back office of a browser in %s is in %s', (locale, language) => {
  expect(toLanguage(locale)).toBe(language);
});
