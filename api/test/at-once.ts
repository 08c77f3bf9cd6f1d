import type { CallName } from '@shop/contract';
import type { As, Calls, Shop } from './app';

export interface Answer {
  status: number;
  /** `code` of a refusal; empty for an answer that is none. */
  code: string;
  body: unknown;
}

/** What a call answers, refusal or not. */
export async function answer(shop: Pick<Calls, 'send'>, name: CallName, input: unknown, as?: As): Promise<Answer> {
  const response = await shop.send(name, input, as);
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  const body = (isJson ? await response.json() : await response.arrayBuffer()) as { code?: unknown };
  return { status: response.status, code: typeof body.code === 'string' ? body.code : '', body };
}

/** Starts all of them before any has answered. */
export function atOnce<T>(count: number, start: (place: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, place) => start(place)));
}

export const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort();

/** Waits until so many statements stand in line for a lock, in this database. */
export async function someoneWaits(shop: Pick<Shop, 'database'>, count = 1): Promise<void> {
  for (;;) {
    const waiting: unknown[] = await shop.database.reader.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (waiting.length >= count) return;
  }
}
