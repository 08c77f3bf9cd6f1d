import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { objectStoreUp } from '../metrics/metrics';
import { ObjectStore } from './object-store';

const CHECK_MS = 10_000;

/** Whether the object store responded when this process last asked. Asked in the background, so that nothing waits for it. */
@Injectable()
export class ObjectStoreStatus implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('object-store');
  private last: 'ok' | 'down' | 'unknown' = 'unknown';
  private stopped = false;

  constructor(private readonly objects: ObjectStore) {}

  /** `unknown` until the first check has finished. */
  get current(): 'ok' | 'down' | 'unknown' {
    return this.last;
  }

  onApplicationBootstrap(): void {
    void this.check();
  }

  onApplicationShutdown(): void {
    this.stopped = true;
  }

  /** Never rejects. */
  @Interval(CHECK_MS)
  async check(): Promise<void> {
    const failure = await this.objects.probe().then(
      () => null,
      (error: unknown) => String(error),
    );
    if (this.stopped) return;
    if (failure !== null && this.last !== 'down') this.log.warn(`does not respond: ${failure}`);
    if (failure === null && this.last === 'down') this.log.warn('responds again');
    this.last = failure === null ? 'ok' : 'down';
    objectStoreUp.set(failure === null ? 1 : 0);
  }
}
