import { isPrinted } from '@shop/contract';
import type { CartLine } from './cart-actions';

/** Whether the artwork of a line will have to be approved: it is printed, and no approved proof is reused. */
export function needsApproval({ item, kept }: Pick<CartLine, 'item' | 'kept'>): boolean {
  return isPrinted(item) && kept?.approved !== true;
}
