// npm run -s restore -- FOLDER: restores a backup into an empty shop, which must not run.
import { resolve } from 'node:path';
import { CommandError } from '../dev/services/command-error';
import { runApiCommand } from './lib/api-command';
import { callerFolder } from './lib/programs';

export async function main([folder]: string[]): Promise<void> {
  if (!folder) throw new CommandError('usage: npm run -s restore -- FOLDER');
  await runApiCommand('api/src/restore.ts', async () => [resolve(callerFolder, folder)], { usesObjects: true });
}
