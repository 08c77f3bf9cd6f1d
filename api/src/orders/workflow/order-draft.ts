import type { ArtworkCopy } from '../../artwork/public';
import type { OrderItem } from '../order-item.entity';
import type { CustomerOrder } from '../order.entity';

/** An order to be placed. Its state is replaced by the state that its first event leads to. */
export interface OrderDraft {
  order: CustomerOrder;
  items: readonly OrderItem[];
  /** Items that are printed from the artwork of an earlier order's items, or from a checked file. */
  artworkCopies: readonly ArtworkCopy[];
}
