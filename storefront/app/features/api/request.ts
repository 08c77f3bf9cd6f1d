import { setClock } from './clock';
import { readAnswer, unreachable, type Answer } from './refusal';

export type Method = 'GET' | 'POST' | 'DELETE';

/** One JSON call, in the page's language; never throws. */
export async function request<T>(method: Method, path: string, headers: Record<string, string>, body?: string): Promise<Answer<T>> {
  try {
    const response = await fetch(path, {
      method,
      cache: 'no-store',
      headers: {
        accept: 'application/json',
        'accept-language': document.documentElement.lang,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body,
    });
    setClock(response.headers.get('date'));
    return readAnswer<T>(response.status, await response.json().catch(() => null));
  } catch {
    return { ok: false, refusal: unreachable };
  }
}
