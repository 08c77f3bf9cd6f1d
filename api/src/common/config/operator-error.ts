/** A failure that the operator can end. Only its message is printed; it says what to do. */
export class OperatorError extends Error {}
