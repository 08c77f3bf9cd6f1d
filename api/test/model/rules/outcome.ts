import type { Operation } from '../operation';

/** Outcomes that the rules of several use cases have in common. */
export const NOT_ALLOWED = ['event_not_allowed'];
export const INVALID_DATA = ['validation_failed'];
export const NOT_FOUND = ['resource_not_found'];

/** The operation of a kind. */
export type Of<D extends Operation['do']> = Extract<Operation, { do: D }>;
