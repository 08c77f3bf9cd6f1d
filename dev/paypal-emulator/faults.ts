import { setTimeout as sleep } from 'node:timers/promises';
import { invalid } from './errors.ts';
import type { HttpResponse } from './http.ts';

/** A failure that a test has requested. */
export interface Fault {
  /** Regular expression on the request's path. */
  path: string;
  method?: string;
  /** How many requests it affects; 1 by default. */
  times?: number;
  delayMs?: number;
  /** Respond with this status instead of handling the request. */
  status?: number;
  /** Respond with this body instead of handling the request. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Close the connection without handling the request. */
  drop?: boolean;
  /** Handle the request, then close the connection. */
  dropAfterEffect?: boolean;
}

interface ActiveFault extends Fault {
  pattern: RegExp;
  left: number;
}

/** The faults that no request has used up yet. */
export class Faults {
  #active: ActiveFault[] = [];

  add(faults: unknown): void {
    if (!Array.isArray(faults)) throw invalid('/next', 'INVALID_PARAMETER_SYNTAX', 'An array of faults is expected.');
    this.#active.push(...faults.map((fault: Fault, index) => activate(fault, `/next/${index}/path`)));
  }

  clear(): void {
    this.#active = [];
  }

  list(): Fault[] {
    return this.#active.map((fault) => ({ ...fault, pattern: undefined }));
  }

  /** The first fault for this request, counted as used once; null without one. */
  take(method: string, path: string): Fault | null {
    const fault = this.#active.find((each) => each.pattern.test(path) && (each.method ?? method) === method);
    if (!fault) return null;
    fault.left -= 1;
    if (fault.left <= 0) this.#active = this.#active.filter((each) => each !== fault);
    return fault;
  }
}

function activate(fault: Fault, field: string): ActiveFault {
  if (typeof fault?.path !== 'string') {
    throw invalid(field, 'MISSING_REQUIRED_PARAMETER', 'A regular expression is expected.');
  }
  try {
    return { ...fault, pattern: new RegExp(fault.path), left: fault.times ?? 1 };
  } catch {
    throw invalid(field, 'INVALID_PARAMETER_SYNTAX', 'Not a regular expression.', fault.path);
  }
}

/**
 * Handles a request with a fault applied. Returns null if the connection must be closed. With `status`, `body` or
 * `drop` the request is not handled; with `dropAfterEffect` it is handled and the connection closed afterwards.
 */
export async function applyFault(fault: Fault, handle: () => Promise<HttpResponse>): Promise<HttpResponse | null> {
  const delay = () => sleep(fault.delayMs ?? 0);
  if (fault.dropAfterEffect) {
    await handle();
    await delay();
    return null;
  }
  await delay();
  if (fault.drop) return null;
  if (fault.status === undefined && fault.body === undefined) return handle();
  const text = typeof fault.body === 'string' ? fault.body : JSON.stringify(fault.body ?? {});
  return { status: fault.status ?? 200, text, headers: { 'content-type': 'application/json', ...fault.headers } };
}
