import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SQL_EXCEPTIONS } from './lib/sql-exceptions';

/** A call of `query()` with SQL text, or with a variable that holds it. Beginning and ending a transaction is no query. */
const SQL_CALL = /\.query(?:<[^()]*>)?\(\s*(?!'(?:begin|commit|rollback)'\))(?:[`'"]|\w+[,)])/;

const source = path.join(__dirname, '../api/src');

const containsSql = (file: string) => SQL_CALL.test(readFileSync(path.join(source, file), 'utf8'));

function findFilesWithSql(): string[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.queries.ts') && !file.endsWith('.spec.ts'))
    .filter(containsSql);
}

const filesWithSql = findFilesWithSql();

const covers = (exception: string, file: string) =>
  file === exception || (exception.endsWith('/') && file.startsWith(exception));

test('SQL text is in *.queries.ts files and the listed exceptions only', () => {
  const isException = (file: string) => SQL_EXCEPTIONS.some((exception) => covers(exception, file));
  expect(filesWithSql.filter((file) => !isException(file))).toEqual([]);
});

test('Every listed exception contains SQL text', () => {
  const isStale = (exception: string) => !filesWithSql.some((file) => covers(exception, file));
  expect(SQL_EXCEPTIONS.filter(isStale)).toEqual([]);
});

test.each([
  ['tx.query(`select 1`)', true],
  ["await reader.query<Row[]>(\n  'select 1', [id])", true],
  ['tx.query(statement, [id])', true],
  ["client.query('begin read only')", true],
  ["client.query('begin')", false],
  ["client.query('commit')", false],
  ['tx.findOneBy(Account, { id })', false],
  ['this.query = query;', false],
])('recognises SQL in %j: %j', (code, expected) => {
  expect(SQL_CALL.test(code)).toBe(expected);
});
