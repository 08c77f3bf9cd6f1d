import { setImmediate } from 'node:timers/promises';

/** Rows that are validated before other requests get their turn. */
export const ROWS_PER_TURN = 200;

/** Lets the event loop serve other requests. */
export const nextTurn = (): Promise<void> => setImmediate();
