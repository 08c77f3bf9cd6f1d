import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findTags, formatCoverage, parseCoverage, readTags, testsByStatement } from './lib/coverage';

const root = path.resolve(__dirname, '..');
const STATEMENTS = 769;

describe('The coverage table of the specification', () => {
  const text = readFileSync(path.join(root, 'docs/coverage.tsv'), 'utf8');
  const rows = parseCoverage(text);
  const tags = findTags(root);

  test('lists every numbered statement once', () => {
    expect(rows).toHaveLength(STATEMENTS);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(STATEMENTS);
    expect(formatCoverage(rows)).toBe(text);
  });

  test('names folders that exist', () => {
    const missing = rows.filter(
      ({ where }) => where !== '' && !where.split(' | ').every((folder) => existsSync(path.join(root, folder))),
    );
    expect(missing.map(({ id, where }) => `${id} ${where}`)).toEqual([]);
  });

  test('names for each statement exactly the tests that carry its number beside an assertion', () => {
    const expected = testsByStatement(tags);
    const different = rows.filter(({ id, tests }) => tests.join() !== (expected.get(id) ?? []).join());
    expect(different.map(({ id }) => id)).toEqual([]);
  });

  test('has a row for every number in the tests, and every number stands inside a test that `npm test` runs', () => {
    const known = new Set(rows.map(({ id }) => id));
    const wrong = tags.filter(({ id, title }) => !known.has(id) || title === undefined);
    expect(wrong.map(({ id, file, line }) => `${id} ${file}:${line}`)).toEqual([]);
  });

  test('names a folder for every statement with a test', () => {
    expect(rows.filter(({ tests, where }) => tests.length > 0 && where === '').map(({ id }) => id)).toEqual([]);
  });
});

describe('The statement numbers in a spec file', () => {
  const titles = (text: string) => readTags('a.spec.ts', text).map(({ id, line, title }) => [id, line, title]);

  test('belong to the test around them', () => {
    const text = `describe('a', () => {\n  test('b', () => {\n    // S1.1, S1.2\n    expect(1).toBe(1); // S1.3\n  });\n});`;
    expect(titles(text)).toEqual([
      ['S1.1', 3, 'b'],
      ['S1.2', 3, 'b'],
      ['S1.3', 4, 'b'],
    ]);
  });

  test('belong to the whole table of test.each', () => {
    const text = "test.each([\n  ['x', 1], // S1.1\n])('b %s', () => {\n});";
    expect(titles(text)).toEqual([['S1.1', 2, 'b %s']]);
  });

  test('take the title of the suite if the title of the test is computed', () => {
    const text = "test.describe('a', () => {\n  test(path, () => {\n    // S1.1\n  });\n});";
    expect(titles(text)).toEqual([['S1.1', 3, 'a']]);
  });

  test('have no title in tests that only `npm test -- --all` runs', () => {
    const text =
      "test('a', extended, () => {\n  // S1.1\n});\ntest.describe('b', extended, () => {\n  test('c', () => {\n    // S1.2\n  });\n});";
    expect(titles(text)).toEqual([
      ['S1.1', 2, undefined],
      ['S1.2', 6, undefined],
    ]);
    const inFile = readTags('a.extended.e2e.spec.ts', "test('a', () => {\n  // S1.1\n});");
    expect(inFile.map(({ title }) => title)).toEqual([undefined]);
  });

  test('have no title outside of tests, and are ignored inside other comments', () => {
    expect(titles("// S1.1\nconst a = 1; // see S1.2\ntest('b', () => {});")).toEqual([['S1.1', 1, undefined]]);
  });
});
