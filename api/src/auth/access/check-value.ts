import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_MS = 5 * 60_000;

/** A signed call as received. */
export interface SignedRequest {
  /** `X-Timestamp`: Unix milliseconds. */
  timestamp: unknown;
  /** `X-Check`: hex. */
  check: unknown;
  method: string;
  /** Path with query, as received. */
  path: string;
  /** The exact bytes. */
  body: Buffer | undefined;
}

/** Whether the check value is the request's HMAC-SHA-256 with the site key, and its timestamp is at most 5 minutes off. */
export function isSigned(siteKey: string, request: SignedRequest, now: Date): boolean {
  const { timestamp, check, method, path, body } = request;
  if (typeof timestamp !== 'string' || !/^\d{1,15}$/.test(timestamp)) return false;
  if (typeof check !== 'string' || !/^[0-9a-f]{64}$/i.test(check)) return false;
  if (Math.abs(now.getTime() - Number(timestamp)) > TOLERANCE_MS) return false;
  const expected = createHmac('sha256', siteKey)
    .update(`${timestamp}\n${method}\n${path}\n`)
    .update(body ?? '')
    .digest();
  return timingSafeEqual(expected, Buffer.from(check, 'hex'));
}
