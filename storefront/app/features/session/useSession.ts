import { useSyncExternalStore } from 'react';
import { heldSession, onSession } from './session';
import type { Session } from './session-rules';

const nobody = () => null;

/** Who is logged in; null on the server, and until the browser has looked. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSession, heldSession, nobody);
}
