import { i18nProvider } from '../words/i18n-provider';
import { Refused } from './refused';

export const API = '/api';

export interface Sending {
  method?: string | undefined;
  headers?: HeadersInit | undefined;
  body?: BodyInit | null | undefined;
  signal?: AbortSignal | null | undefined;
  keepalive?: boolean | undefined;
}

export interface Answer {
  status: number;
  headers: Headers;
  body: string;
  json: unknown;
}

/** Sends a request in the reader's language. Throws `Refused` where it is refused or does not get through. */
export async function send(url: string, { headers, ...sending }: Sending = {}): Promise<Answer> {
  const said = new Headers(headers);
  said.set('Accept', 'application/json');
  said.set('Accept-Language', i18nProvider.getLocale());
  if (typeof sending.body === 'string') said.set('Content-Type', 'application/json');
  const response = await fetch(url, { ...sending, headers: said, cache: 'no-store' }).catch(unreachable);
  const body = await response.text();
  const json = parsed(body);
  if (!response.ok) throw new Refused(response.status, json);
  return { status: response.status, headers: response.headers, body, json };
}

/** JSON, or undefined for what is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A request that was called off stays what it is. */
function unreachable(error: unknown): never {
  if (error instanceof DOMException && error.name === 'AbortError') throw error;
  throw new Refused(0, null);
}
