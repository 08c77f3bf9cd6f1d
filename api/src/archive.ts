import 'reflect-metadata';
import { AuditArchiver } from './audit/public';
import { describeFailure, runInContext } from './command';
import { OperatorError } from './common/public';

const USAGE = 'usage: archive --before YYYY-MM';

/** Moves the months of the audit log before a month to the object store. */
async function archiveMonths([option, month = '']: string[]): Promise<void> {
  if (option !== '--before' || !/^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(month)) throw new OperatorError(USAGE);
  await runInContext(async (context) => {
    let months = 0;
    for await (const archive of context.get(AuditArchiver, { strict: false }).archive(`${month}-01`)) {
      months += 1;
      process.stdout.write(
        `${archive.month.slice(0, 7)}: ${archive.entries} entries, ${archive.bytes} bytes, SHA-256 ${archive.sha256.toString('hex')}\n`,
      );
    }
    process.stdout.write(`Archived ${months} ${months === 1 ? 'month' : 'months'} of the audit log.\n`);
  });
}

archiveMonths(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
});
