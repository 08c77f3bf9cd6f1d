const BETWEEN_RELOADS_MS = 60_000;

/** Whether a page whose code could not be fetched may be reloaded; `last` is when it was, 0 for never. */
export function mayReload(last: number, now: number): boolean {
  return now - last >= BETWEEN_RELOADS_MS;
}
