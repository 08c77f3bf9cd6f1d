import type { Translated } from '../demo-product';

export interface FinishText {
  readonly name: string;
  /** The trade's term explained, in a sentence. */
  readonly note: string;
}

/** By the finish's code. */
export type Finishes = Readonly<Record<string, Translated<FinishText>>>;
