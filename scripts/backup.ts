// npm run -s backup -- FOLDER: writes the database and all objects to a new folder. The shop may run meanwhile.
import { resolve } from 'node:path';
import { CommandError } from '../dev/services/command-error';
import { runApiCommand } from './lib/api-command';
import { callerFolder } from './lib/programs';

export async function main([folder]: string[]): Promise<void> {
  if (!folder) throw new CommandError('usage: npm run -s backup -- FOLDER');
  await runApiCommand('api/src/backup.ts', async () => [resolve(callerFolder, folder)], { usesObjects: true });
}
