import { NO_ALT_TEXT, toAltText } from './alt-text';

test('a photo’s alternative text contains English and the languages that were filled in', () => {
  expect(toAltText({ ...NO_ALT_TEXT, en: ' A hall ', de: 'Eine Halle', fr: '  ' })).toEqual({
    en: 'A hall',
    de: 'Eine Halle',
  });
});
