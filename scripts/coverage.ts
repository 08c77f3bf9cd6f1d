// npm run coverage: writes the tests into docs/coverage.tsv, from the statement numbers beside their assertions.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findTags, formatCoverage, parseCoverage, testsByStatement } from './lib/coverage';
import { root } from './lib/programs';

const TABLE = join(root, 'docs/coverage.tsv');

export function main(): void {
  const tests = testsByStatement(findTags(root));
  const rows = parseCoverage(readFileSync(TABLE, 'utf8')).map((row) => ({ ...row, tests: tests.get(row.id) ?? [] }));
  writeFileSync(TABLE, formatCoverage(rows));
  const held = rows.filter((row) => row.tests.length > 0);
  const settled = rows.filter((row) => row.settled);
  const open = rows.filter((row) => row.tests.length === 0 && !row.settled);
  console.log(`${rows.length} statements, ${held.length} with a test, ${settled.length} settled, ${open.length} open`);
  for (const { id, statement } of open) console.log(`${id}\t${statement}`);
}
