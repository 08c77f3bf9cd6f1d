import type { ItemView } from '@shop/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { findItem } from './cart-actions';

/** The cart line that the product page edits; `gone` if the address names a line that the cart does not have. */
export type EditedLine = { state: 'none' | 'loading' | 'gone' } | { state: 'found'; itemId: string };

/**
 * Loads the line that the address's `edit` parameter names.
 * @param onFound called once with the line's item
 */
export function useEditedLine(sku: string, onFound: (item: ItemView) => void): EditedLine {
  const [params] = useSearchParams();
  const itemId = params.get('edit');
  const [loaded, setLoaded] = useState<{ itemId: string; isFound: boolean } | null>(null);
  const settle = useEffectEvent((wanted: string, item: ItemView | undefined) => {
    setLoaded({ itemId: wanted, isFound: item !== undefined });
    if (item) onFound(item);
  });

  useEffect(() => {
    if (itemId === null) return;
    let isOutdated = false;
    void findItem(itemId).then((item) => {
      if (!isOutdated) settle(itemId, item?.sku === sku ? item : undefined);
    });
    return () => {
      isOutdated = true;
    };
  }, [itemId, sku]);

  if (itemId === null) return { state: 'none' };
  if (loaded?.itemId !== itemId) return { state: 'loading' };
  return loaded.isFound ? { state: 'found', itemId } : { state: 'gone' };
}
