import { heldSession } from '../session/session';
import { send, type Answer, type Sending } from './send';

/** Sends a request in the name of whoever is logged in. */
export function request(url: string, sending: Sending = {}): Promise<Answer> {
  const headers = new Headers(sending.headers);
  const session = heldSession();
  if (session) headers.set('Authorization', `Bearer ${session.accessToken}`);
  return send(url, { ...sending, headers });
}
