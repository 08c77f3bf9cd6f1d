// npm run types [-- FOLDER]...: type-checks the whole project, or the given folders with a tsconfig.json.
import { join } from 'node:path';
import { CommandError } from '../dev/services/command-error';
import { runConcurrently } from './lib/concurrency';
import { root, runProgram, runTool } from './lib/programs';
import { exitOnShutdownRequest } from './lib/shutdown';

/**
 * The compiler written in Go. TypeScript 6 remains for tools that need the compiler's JavaScript API, which this one does
 * not have.
 */
const COMPILER = join(root, 'node_modules/typescript-native/bin/tsc');

/** Several checkers of one folder would each resolve the same types again; two folders at a time have nothing in common. */
const FLAGS = ['--noEmit', '--checkers', '1'];
const FOLDERS_AT_A_TIME = 2;

/** The compiler runs for seconds: it collects garbage only when its memory has grown fivefold. */
const GARBAGE_COLLECTION = { GOGC: '400' };

/** Folders whose tsconfig.json together cover every TypeScript file. That of api covers bench, too. */
const TYPED_FOLDERS = ['storefront', 'api', 'admin', 'e2e', 'libs', 'libs/api-client', 'scripts', 'dev'];

export async function main(folders: string[]): Promise<void> {
  exitOnShutdownRequest();
  const failed: string[] = [];
  await runConcurrently(FOLDERS_AT_A_TIME, folders.length > 0 ? folders : TYPED_FOLDERS, async (folder) => {
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
  const flags = [...FLAGS, '--pretty', String(process.stdout.isTTY === true)];
  const { code, output } = await runProgram(process.execPath, [COMPILER, ...flags, '-p', folder], {
    env: GARBAGE_COLLECTION,
    allowsFailure: true,
  });
  return code === 0 ? '' : output;
}
