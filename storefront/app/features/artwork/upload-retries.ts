import type { ApiError, Result } from '@shop/api-client';

/** Waits before each new attempt after a request failed, in ms. The server may name a longer one. */
export const RETRY_DELAYS: readonly number[] = [0, 1000, 3000, 5000, 10_000, 20_000, 30_000];

/** A connection or server that fails, and an offset that the server does not expect. Every other error would be repeated. */
export function isWorthRetrying({ status, code }: ApiError): boolean {
  return code !== 'aborted' && (status === 0 || status >= 500 || code === 'upload_offset_wrong');
}

/** How long the server wants clients to wait after this error, in ms. */
export function retryAfterMs({ retryAfterSeconds = 0 }: ApiError): number {
  return retryAfterSeconds * 1000;
}

interface Retries {
  /** Resolves after a time in ms, or as soon as the user cancels. */
  wait: (ms: number) => Promise<void>;
  onInterrupted?: (() => void) | undefined;
}

/** Sends a request that may be repeated, until it succeeds, fails for good, or has failed once after each delay. */
export async function sendWithRetries<T>(
  send: () => Promise<Result<T>>,
  { wait, onInterrupted }: Retries,
): Promise<Result<T>> {
  for (const delay of RETRY_DELAYS) {
    const result = await send();
    if (result.ok || !isWorthRetrying(result.error)) return result;
    onInterrupted?.();
    await wait(Math.max(delay, retryAfterMs(result.error)));
  }
  return send();
}
