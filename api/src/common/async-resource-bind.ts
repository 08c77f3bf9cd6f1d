import { AsyncResource } from 'node:async_hooks';

type Bind = typeof AsyncResource.prototype.bind;

const { bind } = AsyncResource.prototype;

/**
 * Replaces `AsyncResource.prototype.bind`, which Fastify calls for each request with a body, in this process. Node.js 20 gives
 * every bound function a deprecated property `asyncResource`, whose getter and setter take 15 µs and keep the whole request in
 * memory until the next major garbage collection (decision 202). Without this property, the function is the same.
 */
export function replaceAsyncResourceBind(): void {
  AsyncResource.prototype.bind = bindWithoutProperty as Bind;
}

function bindWithoutProperty<T, R>(
  this: AsyncResource,
  fn: (this: T, ...args: unknown[]) => R,
  thisArg?: T,
): (...args: unknown[]) => R {
  // The original says what is wrong.
  if (typeof fn !== 'function') return bind.call(this, fn) as never;
  const run = (self: T, args: unknown[]): R => this.runInAsyncScope(fn, self, ...args);
  const bound =
    thisArg === undefined
      ? function (this: T, ...args: unknown[]): R {
          return run(this, args);
        }
      : (...args: unknown[]): R => run(thisArg, args);
  return Object.defineProperty(bound, 'length', {
    configurable: true,
    enumerable: false,
    value: fn.length,
    writable: false,
  });
}
