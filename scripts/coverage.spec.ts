import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const STATEMENTS = 769;

const [head, ...rows] = readFileSync(path.join(root, 'docs/coverage.tsv'), 'utf8').replace(/\n$/, '').split('\n');

const statements = rows.map((row) => {
  const [id = '', statement = '', where = '', test = ''] = row.split('\t');
  return { id, statement, where, test };
});

/** A cell lists tests as `file › title`, separated by ` | `; a title is written as in the file, with its placeholders. */
function parseTests(cell: string): { file: string; title: string }[] {
  return cell.split(' | ').map((entry) => {
    const [file = '', title = ''] = entry.split(' › ');
    return { file, title };
  });
}

const contents = new Map<string, string>();

/** The content of a spec file; empty if it does not exist. */
function readSpec(file: string): string {
  const full = path.join(root, file);
  const content =
    contents.get(file) ?? (/\.spec\.tsx?$/.test(file) && existsSync(full) ? readFileSync(full, 'utf8') : '');
  contents.set(file, content);
  return content;
}

describe('The coverage table of the specification', () => {
  test('lists every numbered statement once', () => {
    expect(head).toBe('id\tstatement\twhere\ttest');
    expect(statements).toHaveLength(STATEMENTS);
    expect(new Set(statements.map(({ id }) => id)).size).toBe(STATEMENTS);
    expect(rows.filter((row) => row.split('\t').length !== 4)).toEqual([]);
  });

  test('names folders that exist', () => {
    const missing = statements.filter(
      ({ where }) => where !== '' && !where.split(' | ').every((folder) => existsSync(path.join(root, folder))),
    );
    expect(missing.map(({ id, where }) => `${id} ${where}`)).toEqual([]);
  });

  test('names tests that exist', () => {
    const missing = statements.filter(
      ({ test: cell }) =>
        cell !== '' && !parseTests(cell).every(({ file, title }) => title !== '' && readSpec(file).includes(title)),
    );
    expect(missing.map(({ id, test: cell }) => `${id} ${cell}`)).toEqual([]);
  });

  test('names a folder for every statement with a test', () => {
    expect(statements.filter(({ where, test: cell }) => cell !== '' && where === '').map(({ id }) => id)).toEqual([]);
  });
});
