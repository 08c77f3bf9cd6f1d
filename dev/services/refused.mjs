/** An expected failure: its message says it all, a stack would not help. */
export class Refused extends Error {}
