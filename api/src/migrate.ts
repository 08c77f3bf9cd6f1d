import { describeFailure } from './command';
import { migrate, readConfig } from './common/public';

/** Migrates the database and ends, for installations whose processes start with `MIGRATE=0`. */
async function main(): Promise<void> {
  const applied = await migrate(readConfig(process.env).directDatabaseUrl);
  process.stdout.write(applied.length > 0 ? `applied ${applied.join(', ')}\n` : 'the database is up to date\n');
}

main().catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
});
