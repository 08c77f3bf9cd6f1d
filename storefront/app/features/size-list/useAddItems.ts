import type { ApiError } from '@shop/api-client';
import type { ItemView } from '@shop/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { toast } from '../../ui/toasts';
import { api, sessionStore } from '../api/client';
import { useIdempotencyKey } from '../api/useIdempotencyKey';
import { useMutation } from '../api/useMutation';
import { setCartCount } from '../cart-count/cart-count';
import { useLocalizedPath } from '../language/useLocalizedPath';

export interface AddItems {
  add: () => void;
  isPending: boolean;
  error: ApiError | null;
  loginPromptOpen: boolean;
  closeLoginPrompt: () => void;
  /** Adds the items once there is a session. */
  resumeAfterLogin: () => void;
}

/** Adds several items to the cart, all or none, and opens the cart. */
export function useAddItems(items: readonly ItemView[]): AddItems {
  const { t } = useTranslation('sizes');
  const local = useLocalizedPath();
  const navigate = useNavigate();
  const keyFor = useIdempotencyKey();
  const [loginPromptOpen, setLoginPromptOpen] = useState(false);
  const { mutate, isPending, error } = useMutation(() =>
    api.call('Cart/AddItems', { items: [...items] }, { idempotencyKey: keyFor(items) }),
  );

  async function add() {
    if (!sessionStore.current()) return setLoginPromptOpen(true);
    setLoginPromptOpen(false);
    const added = await mutate();
    if (!added) return;
    setCartCount(added.count);
    toast(t('added', { count: added.itemIds.length }), 'success');
    void navigate(local('/cart'));
  }

  return {
    add: () => void add(),
    isPending,
    error,
    loginPromptOpen,
    closeLoginPrompt: () => setLoginPromptOpen(false),
    resumeAfterLogin: () => void add(),
  };
}
