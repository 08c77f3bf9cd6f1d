import 'reflect-metadata';
import { isEmailAddress } from '@shop/contract';
import { Invitations } from './auth/public';
import { describeFailure, runInContext } from './command';
import { ApiError, Database } from './common/public';

/** Invites an admin without an email: prints the link that opens the account, valid once within 7 days. */
async function createAdmin(email: string): Promise<void> {
  if (!isEmailAddress(email)) throw new ApiError('validation_failed');
  const link = await runInContext(async (context) => {
    const invitations = context.get(Invitations, { strict: false });
    const database = context.get(Database, { strict: false });
    return (await database.transaction((tx) => invitations.create(tx, {}, { email, role: 'admin' }))).link;
  });
  process.stdout.write(`${link}\n`);
}

function describe(error: unknown, email: string): string {
  if (!(error instanceof ApiError)) return describeFailure(error);
  return error.code === 'email_already_registered'
    ? `${email} already has an account, whose role cannot be changed here. Use another email address.`
    : `"${email}" is not an email address.`;
}

const [, , argument = ''] = process.argv;
createAdmin(argument.trim()).catch((error: unknown) => {
  process.stderr.write(`${describe(error, argument)}\n`);
  process.exitCode = 1;
});
