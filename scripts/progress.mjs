import { Refused } from '../dev/services/refused.mjs';

const began = performance.now();

/** One plain line a step, with its seconds; for a long one also a sign of life every ten seconds. */
export async function step(name, work) {
  const started = performance.now();
  let note = '';
  const alive = setInterval(() => line(name, `${note || 'still at it'}, ${seconds(started)}`), 10_000);
  try {
    const said = await work((text) => {
      note = text;
    });
    line(name, `${said ?? 'done'}, ${seconds(started)}`);
  } catch (error) {
    line(name, `failed, ${seconds(started)}`);
    throw error;
  } finally {
    clearInterval(alive);
  }
}

export function line(name, text) {
  console.log(`${name.padEnd(14)} ${text}`);
}

export function seconds(since = began) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/** What a person can act on: the message of an expected failure, the stack of a bug. */
export function explain(error) {
  return error instanceof Refused ? error.message : (error?.stack ?? String(error));
}

/** Works through the jobs, `count` at a time. After a failure no further job begins; it is thrown once all rest. */
export async function inLanes(count, jobs, work) {
  const waiting = [...jobs];
  const failures = [];
  const lane = async () => {
    for (let job = waiting.shift(); job !== undefined && failures.length === 0; job = waiting.shift()) {
      await work(job).catch((error) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: count }, lane));
  if (failures.length > 0) throw failures[0];
}
