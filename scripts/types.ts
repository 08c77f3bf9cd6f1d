// npm run types [-- FOLDER]...: type-checks the whole project, or the given folders with a tsconfig.json.
import { cpus } from 'node:os';
import { join } from 'node:path';
import { CommandError } from '../dev/services/command-error';
import { runConcurrently } from './lib/concurrency';
import { root, runTool } from './lib/programs';
import { exitOnShutdownRequest } from './lib/shutdown';

/** Folders whose tsconfig.json together cover every TypeScript file, the largest first. That of api covers bench, too. */
const TYPED_FOLDERS = ['storefront', 'api', 'admin', 'e2e', 'libs', 'libs/api-client', 'scripts', 'dev'];

export async function main(folders: string[]): Promise<void> {
  exitOnShutdownRequest();
  const failed: string[] = [];
  await runConcurrently(Math.min(2, cpus().length), folders.length > 0 ? folders : TYPED_FOLDERS, async (folder) => {
    const errors = await checkTypes(folder);
    if (errors === '') return;
    console.error(errors);
    failed.push(folder);
  });
  if (failed.length > 0) throw new CommandError(`type errors in ${failed.join(', ')}`);
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
