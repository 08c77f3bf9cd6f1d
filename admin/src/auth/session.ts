import type { Input, SessionView } from '@shop/contract';
import { callApi, client } from '../api/client';
import { isStaffRole, type StaffSession } from './roles';

let isLoggingOut = false;

/** The session in force; null when logged out or expired. */
export function currentSession(): StaffSession | null {
  return client.session.current();
}

/** Whether the last session has expired, and nobody has logged in or out since. */
export function isSessionExpired(): boolean {
  return client.session.hasTimedOut();
}

/**
 * Logs in. False for an account that is not staff's, for which nothing is stored.
 *
 * @throws {ApiHttpError} if the API rejects the credentials
 */
export async function logIn(email: string, password: string, code?: string): Promise<boolean> {
  const tokens = await callApi('TokenAuth/Authenticate', { email, password, ...(code && { code }) });
  const isStaff = isStaffRole(tokens.role);
  if (isStaff) saveSession(tokens, email);
  else client.session.revoke(tokens);
  return isStaff;
}

/**
 * Accepts a staff invitation and starts the session that it returns.
 *
 * @throws {ApiHttpError} if the API rejects the invitation
 */
export async function acceptInvitation(invitation: Input<'TokenAuth/AcceptInvitation'>): Promise<void> {
  const tokens = await callApi('TokenAuth/AcceptInvitation', invitation);
  // Saved without the email first, because the call that returns it needs the session.
  saveSession(tokens, '');
  const { email } = await callApi('Account/MyAccountInfo', {});
  saveSession(tokens, email);
}

function saveSession(tokens: SessionView, email: string): void {
  client.session.save({ ...tokens, email } as StaffSession);
}

export function logOut(): void {
  isLoggingOut = true;
  client.session.logOut();
  isLoggingOut = false;
}

/**
 * Renews the session while it is due, and calls `onEnd` once it has expired or was ended in another tab. Returns a
 * function that stops this.
 */
export function watchSession(onEnd: () => void): () => void {
  const check = () => {
    if (!isLoggingOut && !client.session.current()) onEnd();
  };
  const unsubscribe = client.session.subscribe(check);
  const stopWatching = client.session.watch();
  check();
  return () => {
    unsubscribe();
    stopWatching();
  };
}
