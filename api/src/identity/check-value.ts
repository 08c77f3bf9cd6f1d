import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_MS = 5 * 60_000;

/** A signed call as it came in. */
export interface SignedRequest {
  /** `X-Timestamp`: Unix milliseconds. */
  timestamp: unknown;
  /** `X-Check`: hex. */
  check: unknown;
  method: string;
  /** With its query, as sent. */
  path: string;
  /** The very bytes. */
  body: Buffer | undefined;
}

/** Whether the check value is the HMAC-SHA-256 of the request under the site key, and no more than 5 minutes off. */
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
