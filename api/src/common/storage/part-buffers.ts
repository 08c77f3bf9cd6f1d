/** A buffer that is lent until it is released. */
export interface LentBuffer {
  readonly bytes: Buffer;
  /** Only the first call has an effect. */
  release(): void;
}

/**
 * Buffers of one size that are used again and again. While all of them are lent, others wait in order. Who has waited for
 * `patienceMs` gets an additional one, which is not kept, so that clients that fill theirs slowly do not stop the others.
 */
export class PartBuffers {
  private readonly free: Buffer[] = [];
  private readonly waiting = new Set<(bytes: Buffer) => void>();
  private lent = 0;

  constructor(
    readonly size: number,
    private readonly count: number,
    private readonly patienceMs: number,
  ) {}

  async acquire(): Promise<LentBuffer> {
    const bytes = this.lent < this.count ? this.take() : await this.wait();
    let isReleased = false;
    const release = () => {
      if (!isReleased) this.returnBuffer(bytes);
      isReleased = true;
    };
    return { bytes, release };
  }

  private take(): Buffer {
    this.lent++;
    return this.free.pop() ?? Buffer.allocUnsafeSlow(this.size);
  }

  private wait(): Promise<Buffer> {
    return new Promise((resolve) => {
      const accept = (bytes: Buffer) => {
        clearTimeout(timer);
        this.waiting.delete(accept);
        resolve(bytes);
      };
      const timer = setTimeout(() => accept(this.take()), this.patienceMs);
      this.waiting.add(accept);
    });
  }

  private returnBuffer(bytes: Buffer): void {
    const [next] = this.waiting;
    if (next) return next(bytes);
    this.lent--;
    if (this.lent + this.free.length < this.count) this.free.push(bytes);
  }
}
