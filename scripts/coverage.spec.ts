import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const [head, ...rows] = readFileSync(path.join(root, 'docs/coverage.tsv'), 'utf8').replace(/\n$/, '').split('\n');

const statements = rows.map((row) => {
  const [id = '', statement = '', where = '', test = ''] = row.split('\t');
  return { id, statement, where, test };
});

/** `file › title`, several apart by ` | `; a title is as it stands in the file, placeholders and all. */
function namedTests(cell: string): { file: string; title: string }[] {
  return cell.split(' | ').map((named) => {
    const [file = '', title = ''] = named.split(' › ');
    return { file, title };
  });
}

describe('the coverage of the specification', () => {
  test('has every numbered statement once', () => {
    expect(head).toBe('id\tstatement\twhere\ttest');
    expect(statements).toHaveLength(769);
    expect(new Set(statements.map(({ id }) => id)).size).toBe(769);
    expect(rows.filter((row) => row.split('\t').length !== 4)).toEqual([]);
  });

  test('names rooms that exist', () => {
    const missing = statements.filter(
      ({ where }) => where !== '' && !where.split(' | ').every((folder) => existsSync(path.join(root, folder))),
    );
    expect(missing.map(({ id, where }) => `${id} ${where}`)).toEqual([]);
  });

  test('names tests that exist', () => {
    const files = new Map<string, string>();
    const textOf = (file: string) => {
      const known =
        files.get(file) ??
        (existsSync(path.join(root, file)) && /\.spec\.tsx?$/.test(file)
          ? readFileSync(path.join(root, file), 'utf8')
          : '');
      files.set(file, known);
      return known;
    };
    const missing = statements.filter(
      ({ test: cell }) =>
        cell !== '' && !namedTests(cell).every(({ file, title }) => title !== '' && textOf(file).includes(title)),
    );
    expect(missing.map(({ id, test: cell }) => `${id} ${cell}`)).toEqual([]);
  });

  test('claims no test without a room', () => {
    expect(statements.filter(({ where, test: cell }) => cell !== '' && where === '').map(({ id }) => id)).toEqual([]);
  });
});
