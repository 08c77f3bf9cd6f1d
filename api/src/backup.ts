import path from 'node:path';
import { describeFailure } from './command';
import { backUp, OperatorError, readConfig } from './common/public';

/** Writes the database and all objects to a new folder. */
async function main([folder]: string[]): Promise<void> {
  if (!folder) throw new OperatorError('usage: backup FOLDER');
  const { tables, objects } = await backUp(readConfig(process.env), path.resolve(folder));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(`${rows} rows of ${tables.length} tables and ${objects.length} objects are in ${folder}.\n`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
});
