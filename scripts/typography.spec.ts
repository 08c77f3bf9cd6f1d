import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The texts of the API and the storefront, one folder a language, and the starter catalogue with all languages. */
const FOLDERS = ['api/src/locales', 'storefront/app/locales', 'api/src/starter-catalogue/data'];
const root = path.resolve(__dirname, '..');

const DOTS = [/\.\.\./u, 'three dots for …'] as const;
const UNITS = [/\d(?:kB|MB|GB|cm|mm|m|kg|g|L|dpi|px|V|W)(?!\p{Script=Latin})/u, 'a unit without a space'] as const;
const PERCENT = [/\d%/u, 'a percent sign without a space'] as const;
const STRAIGHT = [/"|\p{L}'\p{L}/u, 'a straight quotation mark'] as const;

/** What docs/style-guide.md rules out in a language. */
const FLAWS: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  en: [DOTS, UNITS, STRAIGHT, [/\d %/u, 'a space before %']],
  fr: [
    ...[DOTS, UNITS, STRAIGHT],
    [/[^\u202F][;!?»](?!\p{L})/u, 'no narrow space before ; ! ? or »'],
    [/«[^\u202F]/u, 'no narrow space after «'],
    [/[^\u00A0\d]:(?= |$)/u, 'no space before a colon'],
    [/\d ?%/u, 'no narrow space before %'],
  ],
  es: [DOTS, UNITS, STRAIGHT, PERCENT, [/^[^¿]*\?/u, 'a question without ¿'], [/^[^¡]*!/u, 'an exclamation without ¡']],
  de: [DOTS, UNITS, STRAIGHT, PERCENT, [/\p{L}…/u, 'no space before …'], [/“\p{L}|«|»/u, 'other quotation marks']],
  ja: [
    ...[DOTS, UNITS, STRAIGHT],
    [/[％０-９Ａ-Ｚａ-ｚ〜]/u, 'a full-width digit, letter or percent sign, or 〜 for ～'],
    [
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][,!?;:)]|\([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
      'half-width punctuation',
    ],
  ],
};

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) return listFiles(name);
    return entry.name.endsWith('.json') ? [name] : [];
  });
}

/** The texts of a JSON value in a language: all of them in a folder of the language, or those below its property. */
function* textsIn(value: unknown, language: string, isText: boolean): Generator<string> {
  if (typeof value === 'string' && isText) yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    if (name !== 'url') yield* textsIn(member, language, isText || name === language);
  }
}

/** The text without addresses, with `0` for each placeholder. */
const asRead = (text: string) =>
  text.replaceAll(/https?:\/\/|<[^>]*>|\{\{[#/][^}]*\}\}|\{\{else\}\}/g, '').replaceAll(/\{\{[^}]*\}\}|\{\w+\}/g, '0');

/** The texts in a language in the files of the folders, without those of the excepted file. */
function loadTexts(language: string, folders: readonly string[], except?: string): string[] {
  const files = folders.flatMap((folder) => listFiles(path.join(root, folder)));
  return files.flatMap((file) => {
    if (except !== undefined && file.endsWith(except)) return [];
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return [...textsIn(value, language, file.includes(`/locales/${language}/`))];
  });
}

test.each(Object.entries(FLAWS))('the texts in %s keep to the typography of the style guide', (language, flaws) => {
  const texts = loadTexts(language, FOLDERS);
  expect(texts.length).toBeGreaterThan(1_500);
  const found = texts.flatMap((text) =>
    flaws.filter(([flaw]) => flaw.test(asRead(text))).map(([, name]) => `${name}: ${text}`),
  );
  expect(found).toEqual([]);
});

test.each(['de', 'fr'])('the word for an email is kept in one line by a word joiner (U+2060) in %s', (language) => {
  // The font of documents has no word joiner, and their label for an email address stands alone.
  const texts = loadTexts(language, FOLDERS, '/documents.json');
  expect(texts.filter((text) => /\be-\u2060mail/i.test(text)).length).toBeGreaterThan(50);
  expect(texts.filter((text) => /\be-mail/i.test(text))).toEqual([]);
});
