import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '../features/language/languages';

type Texts = { [key: string]: string | Texts };

const namespaces = readdirSync(path.join(__dirname, 'en'));
const others = languages.map(({ code }) => code).filter((code) => code !== 'en');

function loadTexts(language: string, file: string): Record<string, string> {
  return flatten(JSON.parse(readFileSync(path.join(__dirname, language, file), 'utf8')));
}

function flatten(texts: Texts, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  );
}

/** Plural forms differ between languages, so they are compared without their suffix. */
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const keysOf = (texts: Record<string, string>) => [...new Set(Object.keys(texts).map(withoutPlural))].sort();
const placeholdersIn = (text: string | undefined) => [...new Set((text ?? '').match(/\{\{\w+\}\}/g))].sort();

describe.each(others)('the translations in %s', (language) => {
  it('have the same files as English', () => expect(readdirSync(path.join(__dirname, language))).toEqual(namespaces));

  describe.each(namespaces)('of %s', (file) => {
    const [english, theirs] = [loadTexts('en', file), loadTexts(language, file)];

    it('have the same keys as English', () => expect(keysOf(theirs)).toEqual(keysOf(english)));

    it('have every plural form of the language', () => {
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      const pluralKeys = Object.keys(theirs)
        .filter((key) => withoutPlural(key) !== key)
        .map(withoutPlural);
      for (const key of pluralKeys)
        expect(Object.keys(theirs)).toEqual(expect.arrayContaining(forms.map((form) => `${key}_${form}`)));
    });

    it('have the same placeholders as English', () => {
      for (const [key, text] of Object.entries(theirs)) {
        const same = english[key] ?? english[`${withoutPlural(key)}_other`];
        expect([key, placeholdersIn(text)]).toEqual([key, placeholdersIn(same)]);
      }
    });
  });
});
