/**
 * Lets work that many requests do at the same time take turns: one piece of it in each turn of the event loop. Otherwise the
 * pieces that have arrived meanwhile are all done at once, and every other request waits for them.
 */
export class EventLoopTurns {
  private readonly waiting: (() => void)[] = [];

  /** Resolves in a turn in which nobody else is called. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      if (this.waiting.length === 1) setImmediate(this.callFirst);
    });
  }

  private readonly callFirst = (): void => {
    this.waiting.shift()?.();
    if (this.waiting.length > 0) setImmediate(this.callFirst);
  };
}
