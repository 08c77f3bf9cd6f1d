import { acceptedLocales, localeFor } from './languages';

describe('the wanted languages', () => {
  it('come most wanted first', () => {
    expect(acceptedLocales('en;q=0.4, ja-JP, fr;q=0.9')).toEqual(['ja-JP', 'fr', 'en']);
  });

  it('leave out what is no language, and what is not wanted', () => {
    expect(acceptedLocales('*, en-GB;q=0.8, <b>, de;q=0, x_y, en-a')).toEqual(['en-GB']);
    expect(acceptedLocales(null)).toEqual([]);
  });
});

describe('dates and numbers', () => {
  it('are written as in the reader’s own region of the page’s language', () => {
    expect(localeFor('en', ['ja-JP', 'en-AU'])).toBe('en-AU');
  });

  it('are written as the language commonly does where the reader names no region', () => {
    expect(localeFor('ja', ['ja', 'en-AU'])).toBe('ja-JP');
  });
});
