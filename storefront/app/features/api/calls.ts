import type { CallName, Input, Output } from '@shop/contract';
import { forgetSession, heldSession } from '../session/session';
import { callPath } from './call-path';
import { serverNow } from './clock';
import type { Answer } from './refusal';
import { request, type Method } from './request';
import { checkValue } from './signature';

type Asked<N extends CallName> = Promise<Answer<Output<N>>>;

/** Calls that anyone may make. */
export const plain = {
  get: <N extends CallName>(name: N, query: Input<N>): Asked<N> => request('GET', callPath(name, query as object), {}),
  post: <N extends CallName>(name: N, body: Input<N>): Asked<N> => request('POST', callPath(name), {}, JSON.stringify(body)),
};

/** Calls that want `X-Timestamp` and `X-Check`. */
export const signed = {
  get: <N extends CallName>(name: N, query: Input<N>): Asked<N> => sign('GET', callPath(name, query as object)),
  post: <N extends CallName>(name: N, body: Input<N>): Asked<N> => sign('POST', callPath(name), JSON.stringify(body)),
};

/** Signed calls that know whoever is logged in, where somebody is. */
export const signedBearer = {
  post: <N extends CallName>(name: N, body: Input<N>, key: string): Asked<N> =>
    sign('POST', callPath(name), JSON.stringify(body), { ...bearerHeader(), 'idempotency-key': key }),
};

/** Calls of whoever is logged in. `key` is the Idempotency-Key of one intention: the same for each try, `intention()` makes one. */
export const bearer = {
  get: <N extends CallName>(name: N, query: Input<N>): Asked<N> => bear('GET', callPath(name, query as object)),
  post: <N extends CallName>(name: N, body: Input<N>, key?: string): Asked<N> => bear('POST', callPath(name), JSON.stringify(body), key),
  delete: <N extends CallName>(name: N, query: Input<N>): Asked<N> => bear('DELETE', callPath(name, query as object)),
};

/** An Idempotency-Key: make one when the reader sets out to do a thing, and send it with every try of it. */
export function intention(): string {
  return crypto.randomUUID();
}

/** The header that says who asks; none where nobody is logged in. */
export function bearerHeader(): Record<string, string> {
  const session = heldSession();
  return session ? { authorization: `Bearer ${session.accessToken}` } : {};
}

async function bear<T>(method: Method, path: string, body?: string, key?: string): Promise<Answer<T>> {
  const token = heldSession()?.accessToken;
  const answer = await request<T>(method, path, { ...bearerHeader(), ...(key && { 'idempotency-key': key }) }, body);
  const over = !answer.ok && ['session_timed_out', 'login_required'].includes(answer.refusal.code);
  if (over && token !== undefined && heldSession()?.accessToken === token) forgetSession();
  return answer;
}

let siteKey: Promise<string> | undefined;

/** A signed call by its path, for what the contract does not name. */
export async function sign<T>(method: Method, path: string, body?: string, more: Record<string, string> = {}): Promise<Answer<T>> {
  const answer = await signOnce<T>(method, path, body, more);
  if (answer.ok || answer.refusal.code !== 'bad_check_value') return answer;
  // The refusal brought the server's time along, and the site key may have been changed: once more, with both anew.
  siteKey = undefined;
  return signOnce<T>(method, path, body, more);
}

async function signOnce<T>(method: Method, path: string, body: string | undefined, more: Record<string, string>): Promise<Answer<T>> {
  const key = await (siteKey ??= fetchSiteKey());
  const timestamp = serverNow();
  const check = await checkValue(key, timestamp, method, path, body ?? '');
  return request<T>(method, path, { ...more, 'x-timestamp': String(timestamp), 'x-check': check }, body);
}

async function fetchSiteKey(): Promise<string> {
  const config = await plain.get('UserEnd/SiteInfo/Config', {});
  if (!config.ok) siteKey = undefined;
  return config.ok ? config.data.siteKey : '';
}
