import { setTimeout } from 'node:timers/promises';
import type { CallName } from '@shop/contract';
import type { RequestOptions, ApiCalls, Shop } from './app';

export interface TestResponse {
  status: number;
  /** `code` of an error; empty for a success. */
  code: string;
  body: unknown;
}

/** Sends a call and returns its response, success or error. */
export async function sendRequest(
  shop: Pick<ApiCalls, 'send'>,
  name: CallName,
  input: unknown,
  as?: RequestOptions,
): Promise<TestResponse> {
  const response = await shop.send(name, input, as);
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  const body = (isJson ? await response.json() : await response.arrayBuffer()) as { code?: unknown };
  return { status: response.status, code: typeof body.code === 'string' ? body.code : '', body };
}

/** Starts all requests before any has been answered. */
export function runInParallel<T>(count: number, start: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => start(index)));
}

export const sortedStatuses = (responses: readonly TestResponse[]) => responses.map(({ status }) => status).sort();

/** Waits until `count` statements in this database wait for a lock. */
export async function waitForLockedStatement(shop: Pick<Shop, 'database'>, count = 1): Promise<void> {
  for (;;) {
    const waiting: unknown[] = await shop.database.reader.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (waiting.length >= count) return;
    await setTimeout(20);
  }
}
