import type { AuthProvider } from 'react-admin';
import { mayAccess } from './roles';
import { heldSession, logIn, logOut } from './session';

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
  async logout() {
    logOut();
  },
  async checkAuth() {
    if (!heldSession()) throw Object.assign(new Error('session.over'), { message: false });
  },
  async checkError(error: { status?: number }) {
    if (error.status === 401) throw new Error('session.over');
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
