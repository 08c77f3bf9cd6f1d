import { request } from './request';
import { API } from './send';

/** Has the back office do something to a resource's row; `key` is the Idempotency-Key of what one person means to do once. */
export async function command(path: string, body: object, key: string, method: 'POST' | 'PUT' = 'POST'): Promise<void> {
  const headers = { 'Idempotency-Key': key };
  await request(`${API}/admin/${path}`, { method, headers, body: JSON.stringify(body) });
}

/** `rowPath('news', id, 'publish')` → `news/…/publish` */
export function rowPath(resource: string, id: string, rest = ''): string {
  return `${resource}/${encodeURIComponent(id)}${rest && `/${rest}`}`;
}
