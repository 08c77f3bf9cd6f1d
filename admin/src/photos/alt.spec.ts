import { altOf, NO_WORDS } from './alt';

describe('what a photograph shows', () => {
  test('is said in the languages that were filled in, and in English', () => {
    expect(altOf({ ...NO_WORDS, en: ' A hall ', de: 'Eine Halle', fr: '  ' })).toEqual({
      en: 'A hall',
      de: 'Eine Halle',
    });
  });
});
