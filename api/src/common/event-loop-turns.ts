/** Pieces may be done this much earlier than the rate allows, so that a timer is not set for each of them. */
const EARLY_MS = 2;

/** Time that was lost to late timers and other work is made up for, up to this much. */
const LATE_MS = 50;

interface Turn {
  units: number;
  start: () => void;
}

/**
 * Lets work that many requests do at the same time take turns: one piece of it in each turn of the event loop, and all
 * pieces together at no more than a given rate. Otherwise the pieces that have arrived meanwhile are all done at once, or one
 * after another for as long as there are any, and every other request waits for them.
 */
export class EventLoopTurns {
  private readonly waiting: Turn[] = [];
  /** When the pieces so far would be done at the given rate, in ms of `performance.now()`. */
  private doneAt = 0;

  /** @param unitsPerSecond of all pieces together */
  constructor(private readonly unitsPerSecond: number) {}

  /**
   * Resolves in a turn in which nobody else is called.
   * @param units the size of the piece, in what the rate is given in
   */
  next(units: number): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push({ units, start: resolve });
      if (this.waiting.length === 1) setImmediate(this.callFirst);
    });
  }

  private readonly callFirst = (): void => {
    const now = performance.now();
    const early = this.doneAt - now;
    if (early > EARLY_MS) {
      setTimeout(this.callFirst, early);
      return;
    }
    const turn = this.waiting.shift();
    if (!turn) return;
    this.doneAt = Math.max(this.doneAt, now - LATE_MS) + (turn.units / this.unitsPerSecond) * 1000;
    turn.start();
    if (this.waiting.length > 0) setImmediate(this.callFirst);
  };
}
