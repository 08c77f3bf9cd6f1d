import type { Translated } from '../translated';

export interface FinishText {
  readonly name: string;
  /** One sentence that explains the term. */
  readonly note: string;
}

/** By the code of the finish. */
export type Finishes = Readonly<Record<string, Translated<FinishText>>>;
