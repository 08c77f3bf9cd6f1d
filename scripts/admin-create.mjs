// npm run -s admin:create -- EMAIL prints a link by which an admin's password is set; nothing is mailed.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { startPostgres } from '../dev/services/postgres.mjs';
import { openMemory } from '../dev/services/memory.mjs';
import { Refused } from '../dev/services/refused.mjs';
import { endAtOnceWhenAsked } from './ending.mjs';
import { tryLock } from './lock.mjs';
import { root } from './parts.mjs';
import { prepare } from './prepare.mjs';
import { explain } from './progress.mjs';
import { run } from './run.mjs';

const dataDir = resolve(root, process.env.DATA_DIR ?? '.data');
const owned = [];

/** From the command line, or asked for where somebody is there to answer. */
async function emailAddress() {
  const [, , given] = process.argv;
  if (given !== undefined) return given;
  if (!process.stdin.isTTY) throw new Refused('Whose? npm run admin:create -- EMAIL');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await terminal.question('E-mail address of the admin: ')).trim();
  } finally {
    terminal.close();
  }
}

/** The database that `npm start` uses: the running shop's, or its own, started for this and stopped again. */
async function localDatabase() {
  mkdirSync(dataDir, { recursive: true });
  const held = await tryLock(join(dataDir, 'start.lock'));
  const memory = openMemory(join(dataDir, 'local.json'));
  const mine = held.release !== undefined;
  if (mine) owned.push({ stop: async () => held.release() });
  const own = (server) => mine && owned.unshift(server);
  const postgres = await startPostgres({ folder: dataDir, memory, own });
  return postgres.url();
}

async function main() {
  const email = await emailAddress();
  await prepare();
  const env = {
    MIGRATE: '1',
    // Not used here, and not needed to be right.
    S3_ACCESS_KEY_ID: '-',
    S3_SECRET_ACCESS_KEY: '-',
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    DATABASE_URL: process.env.DATABASE_URL || (await localDatabase()),
  };
  const program = join(root, 'api/dist/admin-create.js');
  const { code, output } = await run(process.execPath, [program, email], { cwd: root, env, allowFailure: true });
  if (code !== 0) throw new Refused(output.trim());
  process.stdout.write(output);
}

endAtOnceWhenAsked();
// The link alone goes to standard output, for whoever pipes it on.
console.log = console.error;
try {
  await main();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
} finally {
  for (const { stop } of owned) await stop();
}
