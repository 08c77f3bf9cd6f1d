import { setTimeout as pause } from 'node:timers/promises';

const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 2000;
const LARGEST_ANSWER = 64 * 1024;

export type SourceFault = 'unreachable' | 'timeout' | 'redirected' | 'status' | 'too_large' | 'not_understood';
export type SourceAnswer = { ok: true; json: unknown } | { ok: false; fault: SourceFault };

export interface Asking {
  url: string;
  /** Of one attempt, its whole answer included. */
  timeoutMs: number;
  /** The longest wait before the second attempt, doubled before the third. */
  pauseMs?: number;
}

type Attempt = SourceAnswer & { worthAnother?: true };

/** Asks for JSON over HTTP: no redirects, at most 64 KB, again only where the source may answer better the next time. */
export async function askSource({ url, timeoutMs, pauseMs = FIRST_PAUSE_MS }: Asking): Promise<SourceAnswer> {
  for (let attempt = 1; ; attempt++) {
    const { worthAnother, ...answer } = await ask(url, AbortSignal.timeout(timeoutMs));
    if (!worthAnother || attempt === ATTEMPTS) return answer;
    await pause(pauseMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2));
  }
}

async function ask(url: string, signal: AbortSignal): Promise<Attempt> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal, headers: { accept: 'application/json' } });
    if (response.ok) return await read(response);
    await response.body?.cancel();
    if (response.status >= 300 && response.status < 400) return { ok: false, fault: 'redirected' };
    const passing = response.status >= 500 || response.status === 429;
    return { ok: false, fault: 'status', ...(passing && { worthAnother: true }) };
  } catch {
    return { ok: false, fault: signal.aborted ? 'timeout' : 'unreachable', worthAnother: true };
  }
}

async function read({ body }: Response): Promise<Attempt> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > LARGEST_ANSWER) return { ok: false, fault: 'too_large' };
    chunks.push(chunk);
  }
  try {
    return { ok: true, json: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))) };
  } catch {
    return { ok: false, fault: 'not_understood' };
  }
}
