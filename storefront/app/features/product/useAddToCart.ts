import type { ApiError } from '@shop/api-client';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api, sessionStore } from '../api/client';
import { useIdempotencyKey } from '../api/useIdempotencyKey';
import { useMutation } from '../api/useMutation';
import { setCartCount } from '../cart-count/cart-count';
import { useLocalizedPath } from '../language/useLocalizedPath';
import type { Configurator } from './useConfigurator';

export interface AddToCart {
  add: () => void;
  isPending: boolean;
  /** Why the item was not added; null for a missing session, which opens the login prompt. */
  error: ApiError | null;
  /** Whether to show the login prompt. */
  loginPromptOpen: boolean;
  closeLoginPrompt: () => void;
  /** Adds the item after the login. */
  resumeAfterLogin: () => void;
}

const SESSION_ERRORS = ['login_required', 'session_timed_out'];

/**
 * Adds the configured item to the cart and opens the confirmation page. Without a session it stores the item and opens
 * the login prompt; while a field is invalid (`blocked`) it calls `onBlocked`.
 */
export function useAddToCart(
  { item, savePending, clearPending }: Configurator,
  blocked: boolean,
  onBlocked: () => void,
): AddToCart {
  const local = useLocalizedPath();
  const navigate = useNavigate();
  const keyFor = useIdempotencyKey();
  const [loginPromptOpen, setWantsLogIn] = useState(false);
  const { mutate, isPending, error } = useMutation(async () => {
    const result = await api.call('Cart/Add2Cart', { item }, { idempotencyKey: keyFor(item) });
    if (!result.ok && SESSION_ERRORS.includes(result.error.code)) promptLogin();
    return result;
  });

  function promptLogin() {
    savePending();
    setWantsLogIn(true);
  }

  async function add() {
    if (blocked) return onBlocked();
    if (!sessionStore.current()) return promptLogin();
    const added = await mutate();
    if (!added) return;
    setCartCount(added.count);
    clearPending();
    void navigate(local(`/added2cart?itemId=${added.itemId}`));
  }

  return {
    add: () => void add(),
    isPending,
    error: error && SESSION_ERRORS.includes(error.code) ? null : error,
    loginPromptOpen,
    closeLoginPrompt: () => setWantsLogIn(false),
    resumeAfterLogin: () => {
      setWantsLogIn(false);
      void add();
    },
  };
}
