import { setTimeout as pause } from 'node:timers/promises';
import { invalid } from './problem.mjs';

/**
 * What tests ask to go wrong. A fault waits for a request whose path its regular expression matches (and whose method
 * is `method`, where given) and is used up by it, `times` times.
 */
export class Faults {
  #waiting = [];

  add(faults) {
    if (!Array.isArray(faults)) throw invalid('/next', 'INVALID_PARAMETER_SYNTAX', 'An array of faults is expected.');
    const checked = faults.map((fault, index) => {
      const at = `/next/${index}`;
      if (typeof fault?.path !== 'string') {
        throw invalid(`${at}/path`, 'MISSING_REQUIRED_PARAMETER', 'A regular expression is expected.');
      }
      try {
        return { ...fault, pattern: new RegExp(fault.path), left: fault.times ?? 1 };
      } catch {
        throw invalid(`${at}/path`, 'INVALID_PARAMETER_SYNTAX', 'Not a regular expression.', fault.path);
      }
    });
    this.#waiting.push(...checked);
  }

  clear() {
    this.#waiting = [];
  }

  list() {
    return this.#waiting.map((fault) => ({ ...fault, pattern: undefined }));
  }

  take(method, path) {
    const fault = this.#waiting.find((one) => one.pattern.test(path) && (one.method ?? method) === method);
    if (!fault) return null;
    fault.left -= 1;
    if (fault.left <= 0) this.#waiting = this.#waiting.filter((one) => one !== fault);
    return fault;
  }
}

/**
 * Does the work as the fault says and gives the answer, or null where the connection is to be cut. With `status` or
 * `body` the work is not done; with `drop` neither; with `dropAfterEffect` it is done, and then the connection is cut.
 */
export async function faulty(fault, work) {
  const wait = () => pause(fault.delayMs ?? 0);
  if (fault.dropAfterEffect) {
    await work();
    await wait();
    return null;
  }
  await wait();
  if (fault.drop) return null;
  if (fault.status === undefined && fault.body === undefined) return work();
  const text = typeof fault.body === 'string' ? fault.body : JSON.stringify(fault.body ?? {});
  return { status: fault.status ?? 200, text, headers: { 'content-type': 'application/json', ...fault.headers } };
}
