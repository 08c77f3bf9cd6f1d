import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { once } from 'node:events';
import { getHeapSpaceStatistics } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { replaceAsyncResourceBind } from './async-resource-bind';
import { findCollector, type CollectGarbage } from './minor-garbage-collector';

const { bind } = AsyncResource.prototype;

/** As Node.js documents it. */
type BindTo = (
  this: AsyncResource,
  fn: (...args: never[]) => unknown,
  thisArg: object,
) => (...args: unknown[]) => unknown;

afterEach(() => {
  AsyncResource.prototype.bind = bind;
});

test('a bound function runs in the context in which its resource was made, with its arguments and `this`', () => {
  replaceAsyncResourceBind();
  const storage = new AsyncLocalStorage<string>();
  function describe(this: unknown, first: number, second: number) {
    return [storage.getStore(), this, first, second];
  }
  const resource = storage.run('request', () => new AsyncResource('test'));
  const owner = { name: 'owner' };

  const free = resource.bind(describe);
  const owned = (AsyncResource.prototype.bind as BindTo).call(resource, describe, owner);
  storage.run('other', () => {
    expect(free.call(owner as never, 1, 2)).toEqual(['request', owner, 1, 2]);
    expect(owned(3, 4)).toEqual(['request', owner, 3, 4]);
  });
  expect([free.length, owned.length]).toEqual([2, 2]);
  expect(free).not.toHaveProperty('asyncResource');
});

test('what is not a function is refused with the message of Node.js', () => {
  replaceAsyncResourceBind();
  expect(() => new AsyncResource('test').bind('text' as never)).toThrow(/"fn" argument must be of type function/);
});

test('what a bound function refers to is freed by minor garbage collections', () => {
  replaceAsyncResourceBind();
  const collect = findCollector();
  // The second one moves what was there before to the old generation.
  collect({ type: 'minor' });
  collect({ type: 'minor' });
  expect(growth(collect)).toBeLessThan(2_000_000);
});

test('Node.js by itself gives bound functions a property; the replacement can be deleted when it does not', async () => {
  // A thread has a class of its own, which nobody has changed.
  const thread = new Worker(
    `const { AsyncResource } = require('node:async_hooks');
     require('node:worker_threads').parentPort.postMessage('asyncResource' in new AsyncResource('test').bind(() => {}));`,
    { eval: true },
  );
  expect(await once(thread, 'message')).toEqual([true]);
});

/** By how many bytes the old generation grows at most while 10,000 functions are bound that refer to 1 kB each. */
function growth(collect: CollectGarbage): number {
  const before = oldBytes();
  let most = 0;
  for (let count = 0; count < 10_000; count++) {
    const values = Array.from({ length: 128 }, () => count);
    new AsyncResource('test').bind(() => values)();
    if (count % 100 > 0) continue;
    collect({ type: 'minor' });
    most = Math.max(most, oldBytes() - before);
  }
  return most;
}

const oldBytes = () =>
  getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space')?.space_used_size ?? NaN;
