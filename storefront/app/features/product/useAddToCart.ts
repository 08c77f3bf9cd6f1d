import { useState } from 'react';
import { useNavigate } from 'react-router';
import { bearer } from '../api/calls';
import type { Refusal } from '../api/refusal';
import { useIntention } from '../api/useIntention';
import { useSending } from '../api/useSending';
import { setCartCount } from '../cart-count/cart-count';
import { useLocal } from '../language/useLocal';
import { heldSession } from '../session/session';
import type { Configurator } from './useConfigurator';

export interface AddToCart {
  add: () => void;
  busy: boolean;
  /** Why it was not added; not for want of a session, which opens the dialog instead. */
  refusal: Refusal | null;
  /** Whether to say that nobody is logged in. */
  wantsLogIn: boolean;
  dismissLogIn: () => void;
  /** Goes on with what wanted a session, once there is one. */
  afterLogIn: () => void;
}

const SESSION_REFUSALS = ['login_required', 'session_timed_out'];

/**
 * Adds the item and goes on to the confirmation; without a session it keeps all that was entered and says so. While
 * the item is `blocked`, because a field of it is wrong, it only points there.
 */
export function useAddToCart({ item, keep, forget }: Configurator, blocked: boolean, onBlocked: () => void): AddToCart {
  const local = useLocal();
  const navigate = useNavigate();
  const keyOf = useIntention();
  const [wantsLogIn, setWantsLogIn] = useState(false);
  const { send, busy, refusal } = useSending(async () => {
    const answer = await bearer.post('Cart/Add2Cart', { item }, keyOf(item));
    if (!answer.ok && SESSION_REFUSALS.includes(answer.refusal.code)) askForLogIn();
    return answer;
  });

  function askForLogIn() {
    keep();
    setWantsLogIn(true);
  }

  async function add() {
    if (blocked) return onBlocked();
    if (!heldSession()) return askForLogIn();
    const added = await send();
    if (!added) return;
    setCartCount(added.count);
    forget();
    void navigate(local(`/added2cart?itemId=${added.itemId}`));
  }

  return {
    add: () => void add(),
    busy,
    refusal: refusal && SESSION_REFUSALS.includes(refusal.code) ? null : refusal,
    wantsLogIn,
    dismissLogIn: () => setWantsLogIn(false),
    afterLogIn: () => {
      setWantsLogIn(false);
      void add();
    },
  };
}
