import type { BenchShop } from './shop';

/** What is measured of an operation. Times are milliseconds each. */
export interface Figures {
  /** CPU time of the application's process. */
  cpuMs?: number;
  /** CPU time of PostgreSQL's processes. */
  databaseCpuMs?: number;
  /** Both together. */
  totalCpuMs?: number;
  /** SQL statements. */
  statements?: number;
  perSecond?: number;
  p50?: number;
  p99?: number;
  /** The rate as a share of the baseline's rate, or the time as a multiple of the baseline's time. */
  ratio?: number;
  megabytes?: number;
  /** Of these, by how much the heap and the buffers outside it grew. */
  heapMegabytes?: number;
  bufferMegabytes?: number;
  /** Delay of the server's event loop at the 99th percentile. */
  loopMs?: number;
  seconds?: number;
  /** Scores of Lighthouse, 0 to 100. */
  performance?: number;
  accessibility?: number;
  bestPractices?: number;
  seo?: number;
  /** Lighthouse's measure of the machine's speed; 1500 and more are usual. */
  machine?: number;
  /** Until the largest text or picture is painted. */
  paintMs?: number;
  /** While a page is loading, the time in which it does not respond to input. */
  blockedMs?: number;
  /** The same from CPU time, which other programs on the machine change less. */
  blockedCpuMs?: number;
}

export type Figure = keyof Figures;

const SCORES: readonly Figure[] = ['performance', 'accessibility', 'bestPractices', 'seo', 'machine'];

export interface Row extends Figures {
  name: string;
  /** The row that `ratio` refers to. */
  baseline?: string;
  /** Limits: figures of `MORE_IS_BETTER` at least, all others at most. */
  wanted?: Figures;
  /** `ratio` compares times or lengths, so that less is better. */
  isLessBetter?: boolean;
}

/** A part of the benchmark. */
export interface Section {
  name: string;
  run(shop: BenchShop): Promise<Row[]>;
}

export function isMoreBetter(figure: Figure, { isLessBetter = false }: Pick<Row, 'isLessBetter'>): boolean {
  return figure === 'perSecond' || SCORES.includes(figure) || (figure === 'ratio' && !isLessBetter);
}
