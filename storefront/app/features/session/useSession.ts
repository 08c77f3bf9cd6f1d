import type { Session } from '@shop/api-client';
import { useSyncExternalStore } from 'react';
import { sessionStore } from '../api/client';

const noSession = () => null;

/** The current session; null on the server, during hydration, and when logged out. */
export function useSession(): Session | null {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.current, noSession);
}
