import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../dev/services/ports.mjs';
import { Refused } from '../dev/services/refused.mjs';
import { root } from './parts.mjs';

/** Runs `work` against the shop as `npm start` brings it up, on a free port and a data folder that goes afterwards. */
export async function withShop(work) {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-browser-'));
  const port = await freePort();
  const shop = fork(join(root, 'scripts/start.mjs'), {
    silent: true,
    detached: true,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
  });
  let output = '';
  for (const stream of [shop.stdout, shop.stderr]) stream.on('data', (text) => (output += text));
  try {
    const [ready] = await Promise.race([once(shop, 'message'), once(shop, 'exit')]);
    if (ready?.type !== 'ready') throw new Refused('The shop did not start.');
    await work({ origin: `http://localhost:${port}`, dataDir });
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
