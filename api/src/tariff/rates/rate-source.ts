import { setTimeout as pause } from 'node:timers/promises';

const ATTEMPTS = 3;
const FIRST_RETRY_MS = 2000;
const MAX_RESPONSE_BYTES = 64 * 1024;

export type FetchError = 'unreachable' | 'timeout' | 'redirected' | 'status' | 'too_large' | 'not_understood';
export type FetchResult = { ok: true; json: unknown } | { ok: false; fault: FetchError };

export interface FetchOptions {
  url: string;
  /** For one attempt, including the whole response body. */
  timeoutMs: number;
  /** The longest delay before the second attempt; twice as long before the third. */
  retryDelayMs?: number;
}

type Attempt = FetchResult & { retryable?: true };

/**
 * Fetches JSON over HTTP: no redirects, at most 64 KB, up to three attempts for errors that may be temporary.
 */
export async function fetchJson({
  url,
  timeoutMs,
  retryDelayMs: pauseMs = FIRST_RETRY_MS,
}: FetchOptions): Promise<FetchResult> {
  for (let attempt = 1; ; attempt++) {
    const { retryable: worthAnother, ...answer } = await fetchOnce(url, AbortSignal.timeout(timeoutMs));
    if (!worthAnother || attempt === ATTEMPTS) return answer;
    await pause(pauseMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2));
  }
}

async function fetchOnce(url: string, signal: AbortSignal): Promise<Attempt> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal, headers: { accept: 'application/json' } });
    if (response.ok) return await readJson(response);
    await response.body?.cancel();
    if (response.status >= 300 && response.status < 400) return { ok: false, fault: 'redirected' };
    const passing = response.status >= 500 || response.status === 429;
    return { ok: false, fault: 'status', ...(passing && { retryable: true }) };
  } catch {
    return { ok: false, fault: signal.aborted ? 'timeout' : 'unreachable', retryable: true };
  }
}

async function readJson({ body }: Response): Promise<Attempt> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_RESPONSE_BYTES) return { ok: false, fault: 'too_large' };
    chunks.push(chunk);
  }
  try {
    return { ok: true, json: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))) };
  } catch {
    return { ok: false, fault: 'not_understood' };
  }
}
