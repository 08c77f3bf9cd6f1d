import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module';
import { Invitations } from './identity/public';
import { readConfig } from './kernel/config';
import { migrate } from './kernel/migrations';
import { type Config, Database, Refusal } from './kernel/public';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

// Invites an admin without a mail: prints the link that opens the account, once, within 7 days.
async function main(email: string): Promise<void> {
  if (!EMAIL.test(email) || email.length > 254) throw new Refusal('validation_failed');
  const config = readConfig(process.env);
  if (config.migrateAtStart) await migrate(config.databaseUrl);
  process.stdout.write(`${await invited(config, email)}\n`);
}

async function invited(config: Config, email: string): Promise<string> {
  const quiet: Config = { ...config, worker: false, demoData: false };
  const shop = await NestFactory.createApplicationContext(AppModule.with(quiet), {
    logger: ['error', 'fatal'],
    abortOnError: false,
  });
  try {
    const invitations = shop.get(Invitations, { strict: false });
    const { link } = await shop
      .get(Database, { strict: false })
      .transaction((tx) => invitations.write(tx, {}, { email, role: 'admin' }));
    return link;
  } finally {
    await shop.close();
  }
}

/** What a person can act on; the stack of anything unexpected. */
function explained(error: unknown, email: string): string {
  if (error instanceof Refusal)
    return error.code === 'email_already_registered'
      ? `${email} has an account already, and an account stays what it is: take another address.`
      : `“${email}” is no e-mail address.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

const [, , given = ''] = process.argv;
main(given.trim()).catch((error: unknown) => {
  process.stderr.write(`${explained(error, given)}\n`);
  process.exitCode = 1;
});
