import { randomUUID } from 'node:crypto';
import { isPrinted, type ItemView, type QuoteView } from '@shop/contract';
import type { ArtworkCopy } from '../../artwork/public';
import type { LockedCartItem } from '../cart/cart-items.queries';
import type { OrderItem } from '../order-item.entity';

/** The items that reuse the artwork of an earlier order, or a file that was checked. `cartItems` has the same sequence as `rows`. */
export function findArtworkCopies(rows: readonly OrderItem[], cartItems: readonly LockedCartItem[]): ArtworkCopy[] {
  return rows.flatMap(({ sid, printed }, i): ArtworkCopy[] => {
    const { checkId, copiedFrom: fromSid } = cartItems[i] ?? {};
    if (printed && checkId) return [{ checkId, sid }];
    return printed && fromSid ? [{ fromSid, sid }] : [];
  });
}

export function buildItem(orderId: string, position: number, item: ItemView, quote: QuoteView): OrderItem {
  const line = quote.original.lines[position];
  const lineAmount = quote.adjusted.lines[position];
  if (!line || lineAmount === undefined) throw new Error('a quote has as many lines as its request');
  return {
    sid: randomUUID(),
    orderId,
    position,
    sku: item.sku,
    item,
    printed: isPrinted(item),
    lineFen: line.line,
    lineAmount,
    grommets: line.grommets,
    seams: line.seams,
  };
}
