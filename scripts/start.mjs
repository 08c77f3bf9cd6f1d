import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openMemory } from '../dev/services/memory.mjs';
import { freePort, isFree } from '../dev/services/ports.mjs';
import { endedOrKilled, isAlive } from '../dev/services/processes.mjs';
import { Refused } from '../dev/services/refused.mjs';
import { whenAskedToEnd } from './ending.mjs';
import { tryLock } from './lock.mjs';
import { root } from './parts.mjs';
import { prepare } from './prepare.mjs';
import { explain, line, step } from './progress.mjs';
import { endRunning } from './run.mjs';
import { startApi, startServices } from './services.mjs';
import { welcome } from './welcome.mjs';

const dataDir = resolve(root, process.env.DATA_DIR ?? '.data');

/** What must be stopped, newest first: each `{ stop(), abandon?() }`. */
const owned = [];
let ending = false;
let held;

function own(thing) {
  owned.unshift(thing);
  if (ending) thing.abandon?.();
}

/** Starts one thing after the other, for as long as nobody asked to end. */
async function bring(name, start) {
  if (ending) throw new Refused('Stopped while starting.');
  await step(name, start);
}

async function end(why, code) {
  if (ending) return;
  ending = true;
  if (code === 0) line('stopping', why);
  held?.leaving();
  endRunning();
  for (const { stop } of owned) await stop().catch((error) => console.error(explain(error)));
  process.exit(code);
}

function abandon() {
  endRunning();
  owned.forEach((thing) => thing.abandon?.());
  process.exit(130);
}

/** Something that should be running has gone. */
function lost(name, how) {
  if (ending) return;
  console.error(`${name} ended by itself (${how}). The shop stops.`);
  void end('', 1);
}

async function main() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  whenAskedToEnd((why) => end(why, 0), abandon);
  mkdirSync(dataDir, { recursive: true });
  held = await takeDataDir();
  own({ stop: async () => held.release(), abandon: held.release });

  const memory = openMemory(join(dataDir, 'local.json'));
  await endOrphans(memory);
  const port = await choosePort(Number(process.env.PORT || 3000));
  await prepare();
  const env = {
    MIGRATE: '1',
    DEMO_DATA: '1',
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    CONTACT_MAILBOXES: 'customer=help@example.com,cooperation=partners@example.com,vendor=purchasing@example.com',
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: dataDir,
  };
  await startServices({ dataDir, memory, env, bring, own, lost });
  await bring('shop', () => startApi({ env, memory, own, lost }));
  if (ending) return;
  welcome(env);
  process.send?.({ type: 'ready' });
}

/** One shop a data folder. A start that is stopping, or about to notice that its npm was killed, is waited for. */
async function takeDataDir() {
  for (const deadline = Date.now() + 3_000; ; await sleep(200)) {
    const taken = await tryLock(join(dataDir, 'start.lock'));
    if (taken.holder === undefined) return taken;
    if (taken.leaves || Date.now() < deadline) continue;
    throw new Refused(`The shop already runs on ${dataDir} (process ${taken.holder}).`);
  }
}

/** What a killed start left behind finishes what runs and ends by itself; this waits for it. */
async function endOrphans(memory) {
  const orphans = (memory.get('children') ?? []).filter(isAlive);
  if (orphans.length === 0) return;
  await step('last start', async () => {
    await Promise.all(orphans.map((orphan) => endedOrKilled(orphan, 35_000)));
    return 'what was left of it has ended';
  });
}

async function choosePort(wanted) {
  if (wanted === 0) return freePort();
  if (!(await isFree(wanted))) {
    throw new Refused(`Port ${wanted} is taken by another program. Free it, or choose another: PORT=3001 npm start`);
  }
  return wanted;
}

function fail(error) {
  if (!ending) console.error(explain(error));
  return end('', 1);
}

process.on('uncaughtException', fail);
main().catch(fail);
