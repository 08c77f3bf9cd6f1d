import { displays } from './displays';
import { edges } from './edges';
import { hardware } from './hardware';
import { surfaces } from './surfaces';

/** Name and explanation of every finish. A product's own file says which of them it offers and at what price. */
export const finishes = { ...edges, ...surfaces, ...hardware, ...displays };

export type FinishCode = keyof typeof finishes;
