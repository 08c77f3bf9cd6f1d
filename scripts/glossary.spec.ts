import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGE_CODES, type LanguageCode } from '@shop/contract';

const root = path.join(__dirname, '..');
/** The columns of the glossary, from the left. */
const COLUMNS = LANGUAGE_CODES;

/** The rows of the tables, each with its words in the languages of the shop. */
const terms = readFileSync(path.join(root, 'docs/glossary-of-print-terms.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!English |-)/.test(line))
  .map((line) => line.split('|').slice(1, 1 + COLUMNS.length));

/** All texts of a language that visitors and customers read. */
function readTexts(language: LanguageCode): string {
  const locales = ['storefront/app/locales', 'api/src/locales'].flatMap((folder) =>
    readJsonFiles(path.join(root, folder, language)),
  );
  const catalogue = readJsonFiles(path.join(root, 'api/src/starter-catalogue/data'));
  const ofProducts = catalogue.map((text) => JSON.stringify(textsIn(JSON.parse(text), language)));
  return [...locales, ...ofProducts].join('\n').toLowerCase();
}

function readJsonFiles(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  return files.map((file) => readFileSync(path.join(folder, file), 'utf8'));
}

/** The values below the key of a language. */
function textsIn(value: unknown, language: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === language ? [inner] : textsIn(inner, language)));
}

/** Whether one of the words of a cell is in the texts, also in the plural. `bâche (publicitaire)` may lack its second word. */
function isUsed(cell: string, texts: string): boolean {
  const words = cell.split(/[,、・]/).flatMap((word) => {
    const [, before = '', inner = ''] = /^([^（(]*)(?:[（(]([^）)]*)[）)])?/.exec(word) ?? [];
    return [before, inner].map((part) => part.trim().toLowerCase()).filter(Boolean);
  });
  return words.some((word) => {
    const parts = word.split(' ').map((part) => `${part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}\\p{L}{0,3}`);
    // “Film PVC rétroéclairé” has another word between the two.
    return new RegExp(parts.join('\\s(?:\\S+\\s)?'), 'u').test(texts);
  });
}

test('the glossary has at least 60 terms, each with its words in all languages', () => {
  expect(terms.length).toBeGreaterThanOrEqual(60);
  expect(terms.filter((cells) => cells.some((cell) => cell.trim() === ''))).toEqual([]);
});

test.each(COLUMNS.map((language, column) => [language, column] as const))(
  'the texts in %s use the words of the glossary',
  (language, column) => {
    const texts = readTexts(language);
    const unused = terms.map((cells) => cells[column]?.trim() ?? '').filter((cell) => !isUsed(cell, texts));
    expect(unused).toEqual([]);
  },
);
