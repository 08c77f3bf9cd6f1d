import { acceptedLocales, localeFor, preferredLanguage } from './languages';

describe('the requested languages', () => {
  it('are sorted by preference', () => {
    expect(acceptedLocales('en;q=0.4, ja-JP, fr;q=0.9')).toEqual(['ja-JP', 'fr', 'en']);
  });

  it('exclude malformed and unwanted entries', () => {
    expect(acceptedLocales('*, en-GB;q=0.8, <b>, de;q=0, x_y, en-a')).toEqual(['en-GB']);
    expect(acceptedLocales(null)).toEqual([]);
  });
});

describe('the locale for dates and numbers', () => {
  it('has the visitor’s region in the page’s language', () => {
    expect(localeFor('en', ['ja-JP', 'en-AU'])).toBe('en-AU');
  });

  it('is the language’s default when the visitor requests no region', () => {
    expect(localeFor('ja', ['ja', 'en-AU'])).toBe('ja-JP');
  });
});

describe('the language that a visitor prefers', () => {
  it('is the first requested one that the storefront has', () => {
    expect(preferredLanguage(['pt-BR', 'ja-JP', 'en'])).toBe('ja');
    expect(preferredLanguage(['en-AU', 'ja'])).toBe('en');
  });

  it('is unknown when the storefront has none of the requested languages', () => {
    expect(preferredLanguage(['pt-BR', 'xx'])).toBeUndefined();
    expect(preferredLanguage([])).toBeUndefined();
  });
});
