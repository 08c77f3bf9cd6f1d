import type { ApiError } from '@shop/api-client';
import { useEffect, useState } from 'react';
import { api, sessionStore } from '../api/client';
import { parseGuestToken } from './guest-token';

interface GuestReturn {
  /** Whether the link's token is being exchanged, so that the session is not known yet. */
  isPending: boolean;
  error: ApiError | null;
}

/** Starts a guest session from the link in an email. A customer who is logged in stays logged in. */
export function useGuestReturn(): GuestReturn {
  const [state, setState] = useState<GuestReturn>(() => ({ isPending: readToken() !== null, error: null }));
  useEffect(() => {
    const token = takeToken();
    if (token === null) return;
    if (isMemberLoggedIn()) return setState({ isPending: false, error: null });
    void api.call('TokenAuth/GuestReturn', { token }).then((result) => {
      if (result.ok && !isMemberLoggedIn()) sessionStore.save(result.data);
      setState({ isPending: false, error: result.ok ? null : result.error });
    });
  }, []);
  return state;
}

function readToken(): string | null {
  return typeof location === 'undefined' ? null : parseGuestToken(location.hash);
}

/** Removes the token from the address, so that it is not copied or stored in the history. */
function takeToken(): string | null {
  const token = readToken();
  if (token !== null) history.replaceState(history.state, '', location.pathname + location.search);
  return token;
}

function isMemberLoggedIn(): boolean {
  const role = sessionStore.current()?.role;
  return role !== undefined && role !== 'guest';
}
