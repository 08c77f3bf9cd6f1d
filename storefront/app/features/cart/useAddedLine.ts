import { createIdempotencyKey, type ApiError } from '@shop/api-client';
import { useRef } from 'react';
import { useMutation } from '../api/useMutation';
import { setCartCount } from '../cart-count/cart-count';
import { addLine, type CartLine } from './cart-actions';

/** Adds a line with the same item and the same reused artwork. A retry after a failure does not add it twice. */
export function useAddedLine({ item, kept: reused }: CartLine): {
  /** Resolves with the id of the new line; undefined when it was not added. */
  add: () => Promise<string | undefined>;
  isPending: boolean;
  error: ApiError | null;
} {
  const key = useRef<string | null>(null);
  const { mutate, isPending, error } = useMutation(() =>
    addLine(item, (key.current ??= createIdempotencyKey()), reused?.sid),
  );

  async function add(): Promise<string | undefined> {
    const added = await mutate();
    if (!added) return undefined;
    key.current = null;
    setCartCount(added.count);
    return added.itemId;
  }

  return { add, isPending, error };
}
