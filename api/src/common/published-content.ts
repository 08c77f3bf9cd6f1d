import { Injectable } from '@nestjs/common';

/** Tells when something that public pages show has changed. Each module adds what it publishes. */
@Injectable()
export class PublishedContent {
  private readonly sources: (() => unknown)[] = [];
  private seen: readonly unknown[] = [];
  private changes = 0;

  /**
   * To be called from `onModuleInit`.
   * @param current returns the published data as they are in force: another object after each change
   */
  add(current: () => unknown): void {
    this.sources.push(current);
  }

  /** Another number after each change. What was made in an earlier generation is outdated. */
  get generation(): number {
    const current = this.sources.map((source) => source());
    if (current.length !== this.seen.length || current.some((value, index) => value !== this.seen[index])) {
      this.seen = current;
      this.changes += 1;
    }
    return this.changes;
  }
}
