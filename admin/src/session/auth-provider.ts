import type { AuthProvider } from 'react-admin';
import { mayAccess } from './roles';
import { heldSession, logIn, logOut, sessionRanOut } from './session';

/** The log-in's address, and the same saying that the session is over. */
export const LOG_IN = '/login';
export const LOG_IN_AGAIN = `${LOG_IN}?over`;

interface Credentials {
  email: string;
  password: string;
}

/** Who is at the back office. Only staff may enter; what they see is by their role. */
export const authProvider = {
  async login({ email, password }: Credentials) {
    const session = await logIn(email.trim(), password);
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
  async checkError(error: { status?: number }) {
    if (error.status === 401) throw leaveFor(LOG_IN_AGAIN);
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
