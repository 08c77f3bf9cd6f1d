import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CommandError } from '../../dev/services/command-error';
import { findFreePort } from '../../dev/services/ports';
import { root } from './programs';

export interface TestShop {
  origin: string;
  dataDir: string;
  /**
   * Waits for a text among what the shop prints, which may arrive later than the message that it is ready.
   *
   * @returns the first match
   * @throws CommandError if the shop does not print it within ten seconds
   */
  waitForOutput: (pattern: RegExp) => Promise<string>;
}

const OUTPUT_TIMEOUT_MS = 10_000;
const OUTPUT_INTERVAL_MS = 20;

/** Starts the shop as `npm start` does, on a free port with a temporary data folder, and stops it after the work. */
export async function withTestShop(
  work: (shop: TestShop) => Promise<void>,
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-browser-'));
  const port = await findFreePort();
  const shop = fork(join(root, 'scripts/run.mjs'), ['start'], {
    silent: true,
    detached: true,
    env: { ...process.env, ...env, PORT: String(port), DATA_DIR: dataDir },
  });
  let output = '';
  for (const stream of [shop.stdout, shop.stderr]) stream?.on('data', (text: Buffer) => (output += String(text)));
  try {
    const [message] = (await Promise.race([once(shop, 'message'), once(shop, 'exit')])) as [{ type?: string } | null];
    if (message?.type !== 'ready') throw new CommandError('The shop did not start.');
    await work({
      origin: `http://localhost:${port}`,
      dataDir,
      waitForOutput: (pattern) => waitForMatch(pattern, () => output),
    });
  } catch (error) {
    console.error(output);
    throw error;
  } finally {
    if (shop.exitCode === null) {
      shop.kill('SIGTERM');
      await once(shop, 'exit');
    }
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function waitForMatch(pattern: RegExp, readOutput: () => string): Promise<string> {
  for (const deadline = Date.now() + OUTPUT_TIMEOUT_MS; ; await sleep(OUTPUT_INTERVAL_MS)) {
    const match = pattern.exec(readOutput());
    if (match) return match[0];
    if (Date.now() > deadline) throw new CommandError(`The shop has not printed ${String(pattern)}.`);
  }
}
