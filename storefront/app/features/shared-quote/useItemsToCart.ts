import { type ApiError, createIdempotencyKey } from '@shop/api-client';
import type { ItemView } from '@shop/contract';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../api/client';
import { useMutation } from '../api/useMutation';
import { setCartCount } from '../cart-count/cart-count';
import { useLocalizedPath } from '../language/useLocalizedPath';

/** Adds items to the cart one after another, then opens it. A retry adds none of them twice. */
export function useItemsToCart(items: readonly ItemView[]): {
  addToCart: () => Promise<void>;
  isPending: boolean;
  error: ApiError | null;
} {
  const local = useLocalizedPath();
  const navigate = useNavigate();
  const keys = useRef<string[]>([]);
  async function add(place: number) {
    const [item, key] = [items[place], (keys.current[place] ??= createIdempotencyKey())];
    if (!item) throw new RangeError('an offer has at least one line');
    const result = await api.call('Cart/Add2Cart', { item }, { idempotencyKey: key });
    if (result.ok) setCartCount(result.data.count);
    return result;
  }

  const { mutate, isPending, error } = useMutation(async () => {
    let result = await add(0);
    for (let place = 1; result.ok && place < items.length; place += 1) result = await add(place);
    return result;
  });

  async function addToCart() {
    if (!(await mutate())) return;
    keys.current = [];
    void navigate(local('/cart'));
  }

  return { addToCart, isPending, error };
}
