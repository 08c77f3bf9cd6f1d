import { sign } from '../api/calls';
import type { Answer } from '../api/refusal';

/** Asks for the newsletter's confirmation mail; the links in it lead to the host the reader is on. */
export function addSubscription(Email: string): Promise<Answer<object>> {
  return sign('POST', '/api/Subscription/AddSubscription', JSON.stringify({ Email, BaseSite: location.hostname }));
}
