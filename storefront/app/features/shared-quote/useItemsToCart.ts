import type { ItemView } from '@shop/contract';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { bearer, intention } from '../api/calls';
import type { Refusal } from '../api/refusal';
import { useSending } from '../api/useSending';
import { setCartCount } from '../cart-count/cart-count';
import { useLocal } from '../language/useLocal';

/** Puts the items into the reader's own cart, one after the other, and goes there; tried again, none comes twice. */
export function useItemsToCart(items: readonly ItemView[]): {
  take: () => Promise<void>;
  busy: boolean;
  refusal: Refusal | null;
} {
  const local = useLocal();
  const navigate = useNavigate();
  const keys = useRef<string[]>([]);
  async function add(place: number) {
    const [item, key] = [items[place], (keys.current[place] ??= intention())];
    if (!item) throw new RangeError('an offer has at least one line');
    const answer = await bearer.post('Cart/Add2Cart', { item }, key);
    if (answer.ok) setCartCount(answer.data.count);
    return answer;
  }

  const { send, busy, refusal } = useSending(async () => {
    let answer = await add(0);
    for (let place = 1; answer.ok && place < items.length; place += 1) answer = await add(place);
    return answer;
  });

  async function take() {
    if (!(await send())) return;
    keys.current = [];
    void navigate(local('/cart'));
  }

  return { take, busy, refusal };
}
