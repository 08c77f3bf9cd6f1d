import type { Input, Output, SessionView } from '@shop/contract';
import { API, send } from '../api/send';
import { CHECK_EVERY_MS, isOver, readSession, renewalIsDue, sessionOf, type Session } from './session-rules';

/** Apart from the storefront's, so that staff may shop in another tab. */
const KEY = 'backoffice.session';

let failures = 0;
let renewing = false;

/** The session in force; null when logged out or over. */
export function heldSession(): Session | null {
  const session = readSession(localStorage.getItem(KEY));
  return session && !isOver(session, Date.now()) ? session : null;
}

/** Whether there is a session that time has ended. */
export function sessionRanOut(): boolean {
  return heldSession() === null && localStorage.getItem(KEY) !== null;
}

/** Logs in; null, and nothing kept, for somebody who is no staff. Refuses as the server does. */
export async function logIn(email: string, password: string, code?: string): Promise<Session | null> {
  const given = await tokens('Authenticate', { email, password, ...(code && { code }) });
  return enter(given, email);
}

/** Goes on with the session that somebody was given who accepted an invitation. Refuses as the server does. */
export async function accept(invitation: Input<'TokenAuth/AcceptInvitation'>): Promise<Session | null> {
  const given = await tokens('AcceptInvitation', invitation);
  const headers = { Authorization: `Bearer ${given.accessToken}` };
  const { json } = await send(`${API}/Account/MyAccountInfo`, { headers });
  return enter(given, (json as { data: Output<'Account/MyAccountInfo'> }).data.email);
}

function enter(given: SessionView, email: string): Session | null {
  const session = sessionOf(given, email, Date.now());
  if (session) keep(session);
  else end(given);
  return session;
}

/** Forgets the session at once here, and ends it at the server as soon as it hears. */
export function logOut(): void {
  const session = readSession(localStorage.getItem(KEY));
  localStorage.removeItem(KEY);
  failures = 0;
  if (session) end(session);
}

/** Calls back when there is no session any more: it is over, or ended in another tab. Renews it in time until then. */
export function watchSession(onEnd: () => void): () => void {
  const look = () => {
    const session = heldSession();
    if (!session) onEnd();
    else if (renewalIsDue(session, Date.now(), failures)) void renew(session);
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) look();
  };
  look();
  const timer = setInterval(look, CHECK_EVERY_MS);
  window.addEventListener('storage', onStorage);
  return () => {
    clearInterval(timer);
    window.removeEventListener('storage', onStorage);
  };
}

async function renew(session: Session): Promise<void> {
  if (renewing) return;
  renewing = true;
  try {
    const given = await tokens('RefreshToken', { refreshToken: session.refreshToken }, session);
    const next = sessionOf(given, session.email, Date.now());
    // Logged out, or renewed by another tab, in the meantime: theirs is the newer word.
    if (next && heldSession()?.refreshToken === session.refreshToken) keep(next);
  } catch (error) {
    failures += 1;
    console.warn('session renewal failed', { failures, error });
  } finally {
    renewing = false;
  }
}

function keep(session: Session): void {
  localStorage.setItem(KEY, JSON.stringify(session));
  failures = 0;
}

type Tokens = Pick<Session, 'accessToken' | 'refreshToken'>;

/** Nobody waits for it, and what it answers changes nothing. */
function end({ accessToken, refreshToken }: Tokens): void {
  const headers = { Authorization: `Bearer ${accessToken}` };
  send(`${API}/TokenAuth/Logout`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ refreshToken }),
    keepalive: true,
  }).catch(() => undefined);
}

async function tokens(
  call: 'Authenticate' | 'RefreshToken' | 'AcceptInvitation',
  body: object,
  bearer?: Tokens,
): Promise<SessionView> {
  const headers = bearer && { Authorization: `Bearer ${bearer.accessToken}` };
  const { json } = await send(`${API}/TokenAuth/${call}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (json as { data: SessionView }).data;
}
