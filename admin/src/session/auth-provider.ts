import type { AuthProvider } from 'react-admin';
import { mayAccess } from './roles';
import { heldSession, logIn, logOut, sessionRanOut } from './session';

/** The log-in's address, and the same saying that the session is over. */
export const LOG_IN = '/login';
export const LOG_IN_AGAIN = `${LOG_IN}?over`;

/** Where a second factor is set up. */
export const SECOND_FACTOR = '/second-factor';

interface Credentials {
  email: string;
  password: string;
  code?: string;
}

/** Who is at the back office. Only staff may enter; what they see is by their role. */
export const authProvider = {
  async login({ email, password, code }: Credentials) {
    const session = await logIn(email.trim(), password, code?.trim());
    if (!session) throw new Error('session.notStaff');
  },
  /** Answers where to go: who is logged out because the session is over is told so. */
  async logout() {
    const over = sessionRanOut();
    logOut();
    return over ? LOG_IN_AGAIN : LOG_IN;
  },
  async checkAuth() {
    if (!heldSession()) throw leaveFor(sessionRanOut() ? LOG_IN_AGAIN : LOG_IN);
  },
  /** A code that was wrong is the form's to say, and ends nothing. */
  async checkError(error: { status?: number; problem?: { code?: string } | null }) {
    const code = error.problem?.code;
    if (code === 'second_factor_not_enrolled') throw Object.assign(leaveFor(SECOND_FACTOR), { logoutUser: false });
    if (error.status === 401 && code !== 'second_factor_failed') throw leaveFor(LOG_IN_AGAIN);
  },
  async getIdentity() {
    const session = heldSession();
    return { id: session?.email ?? '', fullName: session?.email ?? '' };
  },
  async getPermissions() {
    return heldSession()?.role;
  },
  async canAccess({ resource, action }: { resource: string; action: string }) {
    return mayAccess(heldSession()?.role ?? '', resource, action);
  },
} satisfies AuthProvider;

/** What react-admin goes by: where to, and to say nothing more, as that page says it. */
function leaveFor(redirectTo: string) {
  return Object.assign(new Error(), { message: false, redirectTo });
}
