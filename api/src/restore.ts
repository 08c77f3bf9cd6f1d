import path from 'node:path';
import { describeFailure } from './command';
import { OperatorError, readConfig, restore } from './common/public';

/** Restores a backup into an empty shop. */
async function main([folder]: string[]): Promise<void> {
  if (!folder) throw new OperatorError('usage: restore FOLDER');
  const { createdAt, tables, objects } = await restore(readConfig(process.env), path.resolve(folder));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(`${rows} rows and ${objects.length} objects of ${createdAt} are restored. Start the shop.\n`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
});
