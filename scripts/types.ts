// npm run types [-- FOLDER]...: type-checks the whole project, or the given folders with a tsconfig.json.
import { join } from 'node:path';
import { CommandError } from '../dev/services/command-error';
import { root, runProgram, runTool } from './lib/programs';
import { exitOnShutdownRequest } from './lib/shutdown';

/**
 * The compiler written in Go, which uses all cores. TypeScript 6 remains for tools that need the compiler's JavaScript
 * API, which this one does not have.
 */
const COMPILER = join(root, 'node_modules/typescript-native/bin/tsc');

/** Folders whose tsconfig.json together cover every TypeScript file. That of api covers bench, too. */
const TYPED_FOLDERS = ['storefront', 'api', 'admin', 'e2e', 'libs', 'libs/api-client', 'scripts', 'dev'];

export async function main(folders: string[]): Promise<void> {
  exitOnShutdownRequest();
  const failed: string[] = [];
  for (const folder of folders.length > 0 ? folders : TYPED_FOLDERS) {
    const errors = await checkTypes(folder);
    if (errors === '') continue;
    console.error(errors);
    failed.push(folder);
  }
  if (failed.length > 0) throw new CommandError(`type errors in ${failed.join(', ')}`);
}

/** Returns the compiler's errors; empty without any. */
async function checkTypes(folder: string): Promise<string> {
  if (folder === 'storefront') await runTool('react-router', ['typegen'], { cwd: join(root, folder) });
  const flags = ['--noEmit', '--pretty', String(process.stdout.isTTY === true)];
  const { code, output } = await runProgram(process.execPath, [COMPILER, ...flags, '-p', folder], {
    allowsFailure: true,
  });
  return code === 0 ? '' : output;
}
