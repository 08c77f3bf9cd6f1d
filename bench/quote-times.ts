import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from './meter';
import { QUOTE } from './quotes';
import type { Row } from './section';
import type { BenchShop } from './shop';

/** How long quotes are measured without anything beside them. */
export const QUIET_MS = 10_000;
const QUOTE_INTERVAL_MS = 20;

export type Times = Required<Pick<Row, 'p50' | 'p99'>>;

/** Response times of quotes, one after another, until the work is done. */
export async function measureQuotes(shop: Pick<BenchShop, 'send'>, work: () => Promise<unknown>): Promise<Times> {
  const times: number[] = [];
  const load = { isOver: false };
  const quotes = async () => {
    while (!load.isOver) {
      const start = performance.now();
      await shop.send('POST', '/api/Quotation/GetItemQuote', { body: QUOTE });
      times.push(performance.now() - start);
      await sleep(QUOTE_INTERVAL_MS);
    }
  };
  await Promise.all([quotes(), work().finally(() => (load.isOver = true))]);
  times.sort((a, b) => a - b);
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

/** The slowest quotes as a multiple of those without anything beside them. */
export function timesAs(quiet: Times, { p99 }: Times): Pick<Row, 'ratio' | 'baseline' | 'isLessBetter'> {
  return { ratio: p99 / quiet.p99, baseline: 'quotes, quiet', isLessBetter: true };
}
