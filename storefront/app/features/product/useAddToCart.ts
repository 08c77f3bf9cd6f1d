import type { ApiError } from '@shop/api-client';
import { isPrinted } from '@shop/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { toast } from '../../ui/toasts';
import { sessionStore } from '../api/client';
import { useIdempotencyKey } from '../api/useIdempotencyKey';
import { useMutation } from '../api/useMutation';
import { setCartCount } from '../cart-count/cart-count';
import { mergeBrowserCart, mergedItemId } from '../cart-count/merge-browser-cart';
import { addLine, updateLine } from '../cart/cart-actions';
import type { EditedLine } from '../cart/useEditedLine';
import { useLocalizedPath } from '../language/useLocalizedPath';
import type { Configurator } from './useConfigurator';

export interface AddToCart {
  add: () => void;
  /** Whether the item replaces that of a line of the cart. */
  isEdit: boolean;
  isPending: boolean;
  /** Whether an invalid field prevents it; `add` then moves the focus there. */
  isBlocked: boolean;
  /** Why the item was not added; null for a missing session, which opens the login prompt. */
  error: ApiError | null;
  /** Whether to show the login prompt. */
  loginPromptOpen: boolean;
  closeLoginPrompt: () => void;
  /** Whether to show the confirmation that the item is in the cart. */
  isAdded: boolean;
  closeConfirmation: () => void;
  /** Opens the confirmation after the login. */
  resumeAfterLogin: () => void;
}

/** The item, and the check of the file that is to be printed. */
type ConfiguredItem = Configurator & { checkId?: string | undefined };

const SESSION_ERRORS = ['login_required', 'session_timed_out'];

/**
 * Adds the configured item to the cart and opens the confirmation, or replaces the edited line and opens the cart.
 * Without a session the browser keeps the item, and the login prompt opens; while a field is invalid (`blocked`) it
 * calls `onBlocked`.
 */
export function useAddToCart(
  { item, savePending, clearPending, checkId }: ConfiguredItem,
  edited: EditedLine,
  blocked: boolean,
  onBlocked: () => void,
): AddToCart {
  const { t } = useTranslation('quote');
  const local = useLocalizedPath();
  const navigate = useNavigate();
  const keyFor = useIdempotencyKey();
  const [loginPromptOpen, setWantsLogIn] = useState(false);
  const [isAdded, setIsAdded] = useState(false);
  const [addedCount, setAddedCount] = useState(0);
  const isEdit = edited.state === 'found';
  const artwork = checkId !== undefined && isPrinted(item) ? { checkId } : {};
  // A retry has the same key; the next addition has another one, also of the same item.
  const key = keyFor([isEdit && edited.itemId, item, artwork, addedCount]);
  const { mutate, isPending, error } = useMutation(async () => {
    const result = isEdit ? await updateLine(edited.itemId, item, key, artwork) : await addLine(item, key, artwork);
    if (!result.ok && SESSION_ERRORS.includes(result.error.code)) await promptLogin();
    return result;
  });

  /** The browser keeps the item, and adds it to the cart after the login. */
  async function promptLogin() {
    savePending();
    const kept = await addLine(item, key, artwork);
    if (kept.ok) setCartCount(kept.data.count);
    setWantsLogIn(true);
  }

  async function resumeAfterLogin() {
    setWantsLogIn(false);
    clearPending();
    await mergeBrowserCart();
    setAddedCount(addedCount + 1);
    // The cart names the item that it did not accept.
    if (mergedItemId(key) === undefined) void navigate(local('/cart'));
    else setIsAdded(true);
  }

  async function add() {
    if (blocked) return onBlocked();
    if (!sessionStore.current() && !isEdit) return promptLogin();
    const saved = await mutate();
    if (!saved) return;
    setAddedCount(addedCount + 1);
    setCartCount(saved.count);
    clearPending();
    if (!isEdit) return setIsAdded(true);
    toast(t('edited.saved'), 'success');
    void navigate(local('/cart'));
  }

  return {
    add: () => void add(),
    isEdit,
    isPending: isPending || edited.state === 'loading',
    isBlocked: blocked,
    error: error && SESSION_ERRORS.includes(error.code) ? null : error,
    loginPromptOpen,
    closeLoginPrompt: () => setWantsLogIn(false),
    isAdded,
    closeConfirmation: () => setIsAdded(false),
    resumeAfterLogin: () => void resumeAfterLogin(),
  };
}
