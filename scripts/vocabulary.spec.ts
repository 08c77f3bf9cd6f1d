import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkNames, findBannedWord, parseVocabulary } from './lib/vocabulary';

const document = `# Architecture

## Vocabulary

| not                | but       |
| ------------------ | --------- |
| Floor              | layer     |
| letter (an e-mail) | email     |
| signOfLife         | heartbeat |

### Glossary

| term | meaning |
| ---- | ------- |
| desk | none    |
`;

/** Path, content and the finding, or null for a name that is allowed. */
const samples: [file: string, content: string, finding: string | null][] = [
  ['api/floors/a.ts', '', 'api/floors/a.ts:1 floors'],
  ['api/letter-box.ts', '', 'api/letter-box.ts:1 letter-box.ts'],
  ['api/variable.ts', '\nconst firstLetter = 1;', 'api/variable.ts:2 firstLetter'],
  ['api/function.ts', 'function openFloor() {}', 'api/function.ts:1 openFloor'],
  ['api/class.ts', 'class SignOfLife {}', 'api/class.ts:1 SignOfLife'],
  ['api/method.ts', 'class A { readLetters() {} }', 'api/method.ts:1 readLetters'],
  ['api/private.ts', 'class A { #letter = 1; }', 'api/private.ts:1 #letter'],
  ['api/parameter.ts', 'const a = (letter: string) => 1;', 'api/parameter.ts:1 letter'],
  ['api/property.ts', 'interface A { signOfLife: number }', 'api/property.ts:1 signOfLife'],
  ['api/type.tsx', 'type Letter = 1;', 'api/type.tsx:1 Letter'],
  ['api/import.ts', "import { a as letter } from './a';", 'api/import.ts:1 letter'],
  ['api/binding.ts', 'const { a: letter } = { a: 1 };', 'api/binding.ts:1 letter'],
  ['migrations/1.sql', 'create table sign_of_life (\n);', 'migrations/1.sql:1 sign_of_life'],
  ['migrations/2.sql', 'create table a (\n  letter_id uuid\n);', 'migrations/2.sql:2 letter_id'],
  ['migrations/3.sql', 'alter table a add constraint a_floor check (true);', 'migrations/3.sql:1 a_floor'],
  ['api/use.ts', 'Math.floor(1);', null],
  ['api/text.ts', "// a letter\nconst text = 'letter';", null],
  ['api/style.ts', 'const style = { letterSpacing: 1 };', null],
  ['api/longer-word.ts', 'const newsletter = 1;', null],
  ['api/glossary.ts', 'const desk = 1;', null],
];

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vocabulary-'));
  for (const [file, content] of samples) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

test('The vocabulary is the left column of the table, without explanations', () => {
  expect(parseVocabulary(document)).toEqual(['floor', 'letter', 'signoflife']);
});

test('The vocabulary in docs/architecture.md has words', () => {
  const words = parseVocabulary(readFileSync(path.join(__dirname, '../docs/architecture.md'), 'utf8'));
  expect(words.length).toBeGreaterThan(10);
});

describe('The vocabulary check', () => {
  test.each(samples)('of %s containing %j finds %j', (file, _content, finding) => {
    const violations = checkNames(folder, ['api', 'migrations'], parseVocabulary(document));
    const found = violations.filter((violation) => violation.file === file);
    expect(found.map(({ line, name }) => `${file}:${line} ${name}`)).toEqual(finding === null ? [] : [finding]);
  });

  test.each([
    ['HTTPLetter', 'letter'],
    ['LETTER_COUNT', 'letter'],
    ['lastSignOfLifeAt', 'signoflife'],
    ['letterhead', undefined],
  ])('finds the banned word of %s', (name, word) => {
    expect(findBannedWord(name, new Set(['letter', 'signoflife']))).toBe(word);
  });
});
