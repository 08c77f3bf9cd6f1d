/** An expected failure of a command: only its message is printed, no stack. */
export class CommandError extends Error {}
