import { displays } from './displays';
import { edges } from './edges';
import { hardware } from './hardware';
import { surfaces } from './surfaces';

/** The finishes of all products: what they are called and what they mean. */
export const finishes = { ...edges, ...surfaces, ...hardware, ...displays };

export type FinishCode = keyof typeof finishes;
