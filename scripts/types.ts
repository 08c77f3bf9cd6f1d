// npm run types [-- FOLDER]...: type-checks every folder with a tsconfig.json, or the given ones.
import { existsSync, readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { CommandError } from '../dev/services/command-error';
import { runConcurrently } from './lib/concurrency';
import { root, runTool } from './lib/programs';
import { exitOnShutdownRequest } from './lib/shutdown';

export async function main(folders: string[]): Promise<void> {
  exitOnShutdownRequest();
  const failed: string[] = [];
  await runConcurrently(
    Math.min(2, cpus().length),
    folders.length > 0 ? folders : listTypedFolders(),
    async (folder) => {
      const errors = await checkTypes(folder);
      if (errors === '') return;
      console.error(errors);
      failed.push(folder);
    },
  );
  if (failed.length > 0) throw new CommandError(`type errors in ${failed.join(', ')}`);
}

/** Every folder with a tsconfig.json, the largest first. */
export function listTypedFolders(): string[] {
  const libs = readdirSync(join(root, 'libs')).map((name) => `libs/${name}`);
  const folders = ['api', 'storefront', 'admin', ...libs, 'bench', 'e2e', 'dev', 'scripts'];
  return folders.filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
}

/** Returns the compiler's errors; empty without any. */
async function checkTypes(folder: string): Promise<string> {
  if (folder === 'storefront') await runTool('react-router', ['typegen'], { cwd: join(root, folder) });
  const buildInfo = join(root, 'node_modules/.cache/types', `${folder.replace('/', '-')}.tsbuildinfo`);
  const flags = [
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    buildInfo,
    '--pretty',
    String(process.stdout.isTTY === true),
  ];
  const { code, output } = await runTool('tsc', [...flags, '-p', folder], { allowsFailure: true });
  return code === 0 ? '' : output;
}
