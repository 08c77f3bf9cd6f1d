import { createIdempotencyKey, type ApiError } from '@shop/api-client';
import { useRef } from 'react';
import { useMutation } from '../api/useMutation';
import { setCartCount } from '../cart-count/cart-count';
import { addLine, findLatestItem, type CartLine } from './cart-actions';

/** Adds a line with the same item and the same reused artwork or checked file. A retry after a failure does not add it twice. */
export function useAddedLine(line: CartLine): {
  /** Resolves with the id of the new line; undefined when it was not added. */
  add: () => Promise<string | undefined>;
  isPending: boolean;
  error: ApiError | null;
} {
  const key = useRef<string | null>(null);
  const { mutate, isPending, error } = useMutation(async () =>
    addLine(await findLatestItem(line), (key.current ??= createIdempotencyKey()), artworkOf(line)),
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

function artworkOf({ kept, checkId }: CartLine) {
  return { ...(kept && { artworkFrom: kept.sid }), ...(checkId !== undefined && { checkId }) };
}
