import { Injectable } from '@nestjs/common';

/** Whether this process is about to stop. It still responds, but is no longer ready and keeps no connection open. */
@Injectable()
export class Shutdown {
  private readonly controller = new AbortController();

  /** Aborted when the process is about to stop. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  get hasBegun(): boolean {
    return this.signal.aborted;
  }

  begin(): void {
    this.controller.abort();
  }
}
