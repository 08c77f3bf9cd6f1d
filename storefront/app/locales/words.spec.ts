import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '../features/language/languages';

type Words = { [key: string]: string | Words };

const namespaces = readdirSync(path.join(__dirname, 'en'));
const others = languages.map(({ code }) => code).filter((code) => code !== 'en');

function wordsOf(language: string, file: string): Record<string, string> {
  return flat(JSON.parse(readFileSync(path.join(__dirname, language, file), 'utf8')));
}

function flat(words: Words, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flat(value, `${prefix}${key}.`)),
    ),
  );
}

/** Languages differ in their plurals, not in what is said. */
const single = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const keysOf = (words: Record<string, string>) => [...new Set(Object.keys(words).map(single))].sort();
const placesIn = (text: string | undefined) => [...new Set((text ?? '').match(/\{\{\w+\}\}/g))].sort();

describe.each(others)('the words in %s', (language) => {
  it('are the files English has', () => expect(readdirSync(path.join(__dirname, language))).toEqual(namespaces));

  describe.each(namespaces)('of %s', (file) => {
    const [english, theirs] = [wordsOf('en', file), wordsOf(language, file)];

    it('say all that English says, and nothing else', () => expect(keysOf(theirs)).toEqual(keysOf(english)));

    it('have every plural of the language', () => {
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      const counted = Object.keys(theirs).filter((key) => single(key) !== key).map(single);
      for (const key of counted) expect(Object.keys(theirs)).toEqual(expect.arrayContaining(forms.map((form) => `${key}_${form}`)));
    });

    it('leave a place for the same values', () => {
      for (const [key, text] of Object.entries(theirs)) {
        const same = english[key] ?? english[`${single(key)}_other`];
        expect([key, placesIn(text)]).toEqual([key, placesIn(same)]);
      }
    });
  });
});
