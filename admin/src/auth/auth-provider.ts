import type { AuthProvider } from 'react-admin';
import { hasErrorCode } from '../api/api-error';
import { restoreLanguage } from '../app/store';
import { loadOwnLanguage } from './own-language';
import { canAccess } from './roles';
import { currentSession, isSessionExpired, logIn, logOut } from './session';

export const LOGIN_PATH = '/login';
/** The login page with the message that the session has ended. */
export const LOGIN_EXPIRED_PATH = `${LOGIN_PATH}?expired`;
export const SECOND_FACTOR_PATH = '/second-factor';

interface Credentials {
  email: string;
  password: string;
  /** The second factor's code. */
  code?: string;
}

/** Only staff can log in; their role decides what they can access. */
export const authProvider = {
  async login({ email, password, code }: Credentials) {
    const isStaff = await logIn(email.trim(), password, code?.trim());
    if (!isStaff) throw new Error('session.notStaff');
    restoreLanguage(email, await loadOwnLanguage());
  },
  async logout() {
    const isExpired = isSessionExpired();
    logOut();
    return isExpired ? LOGIN_EXPIRED_PATH : LOGIN_PATH;
  },
  async checkAuth() {
    if (!currentSession()) throw redirectTo(isSessionExpired() ? LOGIN_EXPIRED_PATH : LOGIN_PATH);
  },
  /** A wrong second-factor code is shown by its form and does not end the session. */
  async checkError(error: unknown) {
    if (hasErrorCode(error, 'second_factor_not_enrolled'))
      throw Object.assign(redirectTo(SECOND_FACTOR_PATH), { logoutUser: false });
    const { status } = error as { status?: number };
    if (status === 401 && !hasErrorCode(error, 'second_factor_failed')) throw redirectTo(LOGIN_EXPIRED_PATH);
  },
  async getIdentity() {
    const session = currentSession();
    return { id: session?.email ?? '', fullName: session?.email ?? '' };
  },
  async getPermissions() {
    return currentSession()?.role;
  },
  async canAccess({ resource, action }: { resource: string; action: string }) {
    return canAccess(currentSession()?.role ?? '', resource, action);
  },
} satisfies AuthProvider;

/** The error by which react-admin redirects; `message: false` suppresses its notification. */
function redirectTo(path: string) {
  return Object.assign(new Error(), { message: false, redirectTo: path });
}
