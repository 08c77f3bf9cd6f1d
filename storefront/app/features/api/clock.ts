const AHEAD = 'clockAhead';
/** Network delay and rounding to seconds look like a wrong clock, up to here. */
const TOLERANCE_MS = 60_000;

let aheadMs: number | undefined;

/** The server's time, as nearly as its answers tell: a reader's own clock may be hours off. */
export function serverNow(): number {
  aheadMs ??= Number(localStorage.getItem(AHEAD) ?? 0) || 0;
  return Date.now() + aheadMs;
}

/** Learns from an answer's `Date` header how far this clock is off. */
export function setClock(date: string | null): void {
  const ahead = Date.parse(date ?? '') - Date.now();
  if (Number.isNaN(ahead)) return;
  aheadMs = Math.abs(ahead) < TOLERANCE_MS ? 0 : ahead;
  if (aheadMs === 0) localStorage.removeItem(AHEAD);
  else localStorage.setItem(AHEAD, String(aheadMs));
}
