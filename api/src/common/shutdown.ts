import { Injectable } from '@nestjs/common';

/** Whether this process is about to stop. It still responds, but is no longer ready and keeps no connection open. */
@Injectable()
export class Shutdown {
  private started = false;

  get hasBegun(): boolean {
    return this.started;
  }

  begin(): void {
    this.started = true;
  }
}
