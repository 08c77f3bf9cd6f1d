import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

// docs/coverage.tsv lists every numbered statement of the specification. A comment that consists of statement numbers,
// such as `// S2.84, S2.85`, stands beside the assertion that holds these statements.

const IGNORED_FOLDERS = new Set(['node_modules', 'dist', 'build', '.react-router', '.data', 'test-results']);
const SPEC_FILE = /\.spec\.tsx?$/;
const TAG = /^\/\/ (S\d+\.\d+(?:, S\d+\.\d+)*)$/;
const TEST_FUNCTIONS = new Set(['it', 'test']);
/** The second argument of tests that `npm test` leaves out, from e2e/extended-tests.ts. */
const EXTENDED = 'extended';
/** Part of the names of files that `npm test` leaves out. */
const EXTENDED_FILE = '.extended.';

/** One statement number in a comment. */
export interface StatementTag {
  id: string;
  /** Relative to the root of the project. */
  file: string;
  line: number;
  /** The title of the test around the comment, as written in the file; undefined outside of the tests of `npm test`. */
  title: string | undefined;
}

/** One row of the table. */
export interface StatementRow {
  id: string;
  statement: string;
  /** Folders and files, separated by ` | `. */
  where: string;
  /** The specification contradicts this statement elsewhere, and the contradiction was decided against it. */
  settled: boolean;
  /** `file › title` of each test. */
  tests: string[];
}

const HEAD = 'id\tstatement\twhere\ttest';
const SEPARATOR = ' | ';
const SETTLED = 'settled';

/** @throws Error if the text does not have the columns of the table. */
export function parseCoverage(text: string): StatementRow[] {
  const [head, ...lines] = text.replace(/\n$/, '').split('\n');
  if (head !== HEAD) throw new Error(`The first line is not: ${HEAD}`);
  return lines.map((line) => {
    const cells = line.split('\t');
    if (cells.length !== 4) throw new Error(`Not four columns: ${line}`);
    const [id = '', statement = '', where = '', test = ''] = cells;
    const entries = test.split(SEPARATOR).filter(Boolean);
    return {
      id,
      statement,
      where,
      settled: entries[0] === SETTLED,
      tests: entries.filter((entry) => entry !== SETTLED),
    };
  });
}

export function formatCoverage(rows: readonly StatementRow[]): string {
  const lines = rows.map(({ id, statement, where, settled, tests }) =>
    [id, statement, where, [...(settled ? [SETTLED] : []), ...tests].join(SEPARATOR)].join('\t'),
  );
  return `${[HEAD, ...lines].join('\n')}\n`;
}

/** The tests that hold each statement, as the table names them. */
export function testsByStatement(tags: readonly StatementTag[]): Map<string, string[]> {
  const tests = new Map<string, Set<string>>();
  for (const { id, file, title } of tags) {
    if (title === undefined) continue;
    tests.set(id, (tests.get(id) ?? new Set()).add(`${file} › ${title}`));
  }
  return new Map([...tests].map(([id, names]) => [id, [...names].sort()]));
}

/** The statement numbers in the comments of all spec files of the project. */
export function findTags(root: string): StatementTag[] {
  return listSpecFiles(root, root).flatMap((file) => readTags(file, readFileSync(join(root, file), 'utf8')));
}

function listSpecFiles(root: string, folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      return IGNORED_FOLDERS.has(entry.name) || entry.name.startsWith('.git') ? [] : listSpecFiles(root, path);
    }
    return SPEC_FILE.test(entry.name) ? [relative(root, path)] : [];
  });
}

/** The statement numbers in the comments of one file. */
export function readTags(file: string, text: string): StatementTag[] {
  const tags = text.split('\n').flatMap((line, index) => {
    const comment = line.slice(Math.max(0, line.indexOf('//'))).trim();
    const ids = TAG.exec(comment)?.[1]?.split(', ') ?? [];
    return ids.map((id) => ({ id, index }));
  });
  if (tags.length === 0) return [];
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const title = (index: number) => (file.includes(EXTENDED_FILE) ? undefined : findTitle(source, index));
  return tags.map(({ id, index }) => ({ id, file, line: index + 1, title: title(index) }));
}

/**
 * The title of the innermost test that spans a line; if it is computed, the title of the `describe` around it; none if only
 * `npm test -- --all` runs the test.
 */
function findTitle(source: ts.SourceFile, line: number): string | undefined {
  let suite: string | undefined;
  let title: string | undefined;
  let isExtended = false;
  const spansLine = (node: ts.Node) =>
    source.getLineAndCharacterOfPosition(node.getStart(source)).line <= line &&
    source.getLineAndCharacterOfPosition(node.end).line >= line;
  const visit = (node: ts.Node): void => {
    if (!spansLine(node)) return;
    if (ts.isCallExpression(node) && hasFunctionArgument(node)) {
      const name = calledFunction(node.expression);
      const text = literalText(node.arguments[0], source);
      const details = node.arguments[1];
      if (details !== undefined && ts.isIdentifier(details) && details.text === EXTENDED) isExtended = true;
      if (name.startsWith('describe') || name === 'test.describe') suite = text ?? suite;
      else if (TEST_FUNCTIONS.has(name.split('.')[0] ?? '')) title = text ?? suite;
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return isExtended ? undefined : title;
}

const hasFunctionArgument = (call: ts.CallExpression) =>
  call.arguments.slice(1).some((argument) => ts.isArrowFunction(argument) || ts.isFunctionExpression(argument));

/** `test` for `test.each(rows)(…)`, `test.describe` for `test.describe(…)`. */
function calledFunction(callee: ts.Expression): string {
  if (ts.isCallExpression(callee)) return calledFunction(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return calledFunction(callee.tag);
  if (ts.isPropertyAccessExpression(callee)) return `${calledFunction(callee.expression)}.${callee.name.text}`;
  return ts.isIdentifier(callee) ? callee.text : '';
}

function literalText(node: ts.Expression | undefined, source: ts.SourceFile): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) return node.getText(source).slice(1, -1);
  return undefined;
}
