import { useEffect, useState } from 'react';
import { plain } from '../api/calls';
import type { Refusal } from '../api/refusal';
import { guestTokenIn } from './guest-token';
import { heldSession, keepSession } from './session';

interface GuestReturn {
  /** The shop is being asked: who is logged in is not known yet. */
  waiting: boolean;
  refusal: Refusal | null;
}

/** Lets a guest in again who came by a link in a mail. Whoever is logged in as a member stays that. */
export function useGuestReturn(): GuestReturn {
  const [state, setState] = useState<GuestReturn>(() => ({ waiting: tokenHere() !== null, refusal: null }));
  useEffect(() => {
    const token = takeToken();
    if (token === null) return;
    if (isMemberHere()) return setState({ waiting: false, refusal: null });
    void plain.post('TokenAuth/GuestReturn', { token }).then((answer) => {
      if (answer.ok && !isMemberHere()) keepSession(answer.data);
      setState({ waiting: false, refusal: answer.ok ? null : answer.refusal });
    });
  }, []);
  return state;
}

function tokenHere(): string | null {
  return typeof location === 'undefined' ? null : guestTokenIn(location.hash);
}

/** Off the address with it, before it is copied or kept in a history. */
function takeToken(): string | null {
  const token = tokenHere();
  if (token !== null) history.replaceState(history.state, '', location.pathname + location.search);
  return token;
}

function isMemberHere(): boolean {
  const role = heldSession()?.role;
  return role !== undefined && role !== 'guest';
}
