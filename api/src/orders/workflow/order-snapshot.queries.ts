import type { Actor } from '@shop/order-flow';
import type { AccountSummary } from '../../accounts/public';
import { ITEM_ARTWORK_STATE, type ItemArtworkState } from '../../artwork/public';
import { type ClaimRecord, type ClaimRow, claimsSql, toClaims } from '../../claims/public';
import type { Tx } from '../../common/public';
import { selectOrderBalance } from '../../ledger/public';
import type { CustomerOrder } from '../order.entity';
import type { OrderItem } from '../order-item.entity';

/** An item, whether a shipment contains it, and its artwork. */
export interface ItemFacts extends ItemArtworkState {
  sid: string;
  printed: boolean;
  shipped: boolean;
  /** Pieces that have not shipped. */
  unshipped: number;
}

/** An item as it was ordered. */
export type OrderedItem = Pick<
  OrderItem,
  'sid' | 'position' | 'sku' | 'item' | 'printed' | 'lineAmount' | 'grommets' | 'seams' | 'printer'
>;

/** Whom the emails about an order are sent to. */
export type OrderCustomer = Pick<AccountSummary, 'id' | 'email' | 'role' | 'language'>;

/** What an order's transitions depend on in its items, claims, history and ledger entries, and what its emails contain. */
export interface OrderFacts {
  /** In their order. */
  items: (ItemFacts & OrderedItem)[];
  customer: OrderCustomer;
  /** The oldest first. */
  claims: ClaimRecord[];
  /** Who reported the payment; null while it is not paid. */
  paidBy: Actor | null;
  lastShipmentAt: Date | null;
  /** A reversal or dispute that accounting has not released since. */
  onHold: boolean;
  /** The sequence number of the last entry of the history. */
  lastSeq: number;
  /** Minor units of the order's currency. */
  paid: number;
  refunded: number;
  unmatched: number;
  /** Fen on the customer's prepaid account. */
  prepaidBalance: number;
}

interface FactsRow extends Omit<OrderFacts, 'claims' | 'paid' | 'refunded' | 'unmatched' | 'prepaidBalance'> {
  claims: ClaimRow[];
  paid: string;
  refunded: string;
  unmatched: string;
  prepaidBalance: string;
}

const ITEMS = `select i.position, i.sid, i.sku, i.item, i.printed, i.line_amount as "lineAmount", i.grommets, i.seams, i.printer,
    s.sid is not null as shipped,
    case when s.sid is null then (i.item->>'quantity')::int
      - coalesce((select sum(c.quantity) from parcel_item c where c.sid = i.sid), 0) else 0 end as unshipped,
    ${ITEM_ARTWORK_STATE}
  from order_item i left join shipment_item s on s.sid = i.sid where i.order_id = $1`;

const HISTORY = `select max(actor) filter (where event = 'order_paid') as "paidBy",
    max(happened_at) filter (where event = 'shipped') as "lastShipmentAt",
    coalesce(max(seq) filter (where event in ('payment_reversed', 'dispute_opened'))
      > coalesce(max(seq) filter (where event = 'hold_released'), 0), false) as "onHold",
    max(seq) as "lastSeq"
  from order_event where order_id = $1`;

/** Loads the facts of an order in one statement. */
export async function loadOrderFacts(
  tx: Tx,
  { id, currency, accountId }: Pick<CustomerOrder, 'id' | 'currency' | 'accountId'>,
): Promise<OrderFacts> {
  const [row]: FactsRow[] = await tx.query(
    `select history.*, balance.*,
       (select coalesce(json_agg(line order by line.position), '[]') from (${ITEMS}) line) as items,
       (select json_build_object('id', id, 'email', email, 'role', role, 'language', language)
        from account where id = $3) as customer,
       ${claimsSql('$1')} as claims,
       coalesce((select fen from prepaid_balance where account_id = $3), 0) as "prepaidBalance"
     from (${HISTORY}) history, (${selectOrderBalance('$1', '$2')}) balance`,
    [id, currency, accountId],
  );
  if (!row?.lastSeq) throw new Error(`order ${id} has no history`);
  return {
    ...row,
    claims: toClaims(row.claims),
    paid: Number(row.paid),
    refunded: Number(row.refunded),
    unmatched: Number(row.unmatched),
    prepaidBalance: Number(row.prepaidBalance),
  };
}
