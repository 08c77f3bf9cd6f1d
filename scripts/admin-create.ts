// npm run -s admin:create -- EMAIL: prints a link with which an admin sets a password. Sends no email.
import { createInterface } from 'node:readline/promises';
import { CommandError } from '../dev/services/command-error';
import { runApiCommand } from './lib/api-command';

export async function main([argument]: string[]): Promise<void> {
  await runApiCommand('api/src/admin-create.ts', async () => [argument ?? (await promptForEmail())]);
}

async function promptForEmail(): Promise<string> {
  if (!process.stdin.isTTY) throw new CommandError('usage: npm run -s admin:create -- EMAIL');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await terminal.question('Email address of the admin: ')).trim();
  } finally {
    terminal.close();
  }
}
