import { Refusal } from '../kernel/public';

const RETRY_AFTER_SECONDS = 120;

/** Lets some work run at once and some wait, first come first served; refuses the rest `too_frequent`. */
export class BoundedLine {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly maxWaiting: number,
  ) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.turn();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private async turn(): Promise<void> {
    if (this.running < this.atOnce) {
      this.running++;
      return;
    }
    if (this.waiting.length >= this.maxWaiting) throw new Refusal('too_frequent', [], {}, RETRY_AFTER_SECONDS);
    await new Promise<void>((go) => this.waiting.push(go));
  }

  /** Whoever waits first takes over the place. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running--;
  }
}
