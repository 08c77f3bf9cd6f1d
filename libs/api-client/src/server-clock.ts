import type { ClientStorage } from './storage';

const STORAGE_KEY = 'clockAhead';
/** Network delay and the seconds of the `Date` header look like a wrong clock up to this difference. */
const TOLERANCE_MS = 60_000;

/** The server's time, for expiry dates and signatures: the computer's own clock may be hours off. */
export interface ServerClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Adjusts the clock by the `Date` header of a response. */
  synchronize(dateHeader: string | null): void;
}

/** A clock that stores its offset, so that it is right before the first response of the next page. */
export function createServerClock(storage: ClientStorage): ServerClock {
  let offsetMs: number | undefined;
  return {
    now() {
      offsetMs ??= Number(storage.getItem(STORAGE_KEY) ?? 0) || 0;
      return Date.now() + offsetMs;
    },
    synchronize(dateHeader) {
      const measured = Date.parse(dateHeader ?? '') - Date.now();
      if (Number.isNaN(measured)) return;
      offsetMs = Math.abs(measured) < TOLERANCE_MS ? 0 : measured;
      if (offsetMs === 0) storage.removeItem(STORAGE_KEY);
      else storage.setItem(STORAGE_KEY, String(offsetMs));
    },
  };
}
