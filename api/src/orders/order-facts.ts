import { Injectable } from '@nestjs/common';
import type { ItemFacts, OrderFacts, PaymentRoute } from '@shop/order-flow';
import { ArtworkShelf, type ItemStanding } from '../artwork/public';
import { BusinessDays } from '../catalogue/public';
import { Claims, type ClaimStanding, NO_CLAIMS } from '../claims/public';
import { Clock, type Tx } from '../kernel/public';
import { Ledger } from '../ledger/public';
import { CustomerOrder } from './order.entity';
import { PayPalBook } from './paypal-book';

interface ItemRow {
  sid: string;
  printed: boolean;
  shipped: boolean;
}

interface HistoryRow {
  paid_by: string | null;
  last_shipment_at: Date | null;
  last_seq: number;
}

export interface LoadedFacts {
  facts: OrderFacts;
  lastSeq: number;
}

/** Loads an order as the flow needs to see it. */
@Injectable()
export class OrderFactsLoader {
  constructor(
    private readonly artwork: ArtworkShelf,
    private readonly claims: Claims,
    private readonly ledger: Ledger,
    private readonly days: BusinessDays,
    private readonly clock: Clock,
    private readonly paypal: PayPalBook,
  ) {}

  /** The order's row locked until the transaction ends; null where there is none. */
  async lock(tx: Tx, orderId: string): Promise<CustomerOrder | null> {
    return tx.findOne(CustomerOrder, { where: { id: orderId }, lock: { mode: 'pessimistic_write' } });
  }

  async of(tx: Tx, order: CustomerOrder): Promise<LoadedFacts> {
    const sent = order.state === 'shipped' || order.state === 'completed';
    const claims = sent ? await this.claims.standing(tx, order.id) : NO_CLAIMS;
    const [items, history] = [await this.itemsOf(tx, order.id, claims), await historyOf(tx, order.id)];
    const money = await this.ledger.paymentOf(tx, order.id, order.currency);
    const awaitsPayPal = order.paymentMethod === 0 && order.state === 'awaiting_payment';
    const prepaid = order.paymentMethod === 3 && order.state === 'awaiting_payment';
    return {
      lastSeq: history.last_seq,
      facts: {
        state: order.state,
        now: this.clock.now(),
        calendar: this.days.calendar,
        placedAt: order.placedAt,
        due: order.dueAt,
        currency: order.currency,
        total: order.total,
        productAmount: order.productTotal,
        paymentMethod: order.paymentMethod,
        shippingMethod: order.shippingMethod,
        shippable: true,
        items,
        couponSpent: order.quote.adjusted.discount !== undefined,
        openInvoice: awaitsPayPal && ((await this.paypal.invoice(tx, order.id))?.isOpen ?? false),
        paidBy: routeOf(history.paid_by),
        ...money,
        prepaidBalance: prepaid ? await this.ledger.prepaidBalance(tx, order.accountId) : 0,
        lastShipmentAt: history.last_shipment_at,
        deliveredOn: order.deliveredOn,
        lostParcel: claims.lostParcel,
      },
    };
  }

  private async itemsOf(tx: Tx, orderId: string, claims: ClaimStanding): Promise<ItemFacts[]> {
    const rows: ItemRow[] = await tx.query(
      `select i.sid, i.printed, s.sid is not null as shipped
       from order_item i left join shipment_item s on s.sid = i.sid
       where i.order_id = $1 order by i.position`,
      [orderId],
    );
    const isPrinted = rows.some(({ printed }) => printed);
    const standings = isPrinted ? await this.artwork.standing(tx, orderId) : new Map<string, ItemStanding>();
    return rows.map((row) => ({
      ...row,
      ...(standings.get(row.sid) ?? NOT_PRINTED),
      openClaim: claims.open.has(row.sid),
    }));
  }
}

const NOT_PRINTED = { hasArtwork: false, proofsSent: 0, currentProofVersion: null, approved: false } as const;

async function historyOf(tx: Tx, orderId: string): Promise<HistoryRow> {
  const [row]: HistoryRow[] = await tx.query(
    `select max(actor) filter (where event = 'order_paid') as paid_by,
       max(happened_at) filter (where event = 'shipped') as last_shipment_at,
       max(seq) as last_seq
     from order_event where order_id = $1`,
    [orderId],
  );
  if (!row) throw new Error(`order ${orderId} has no history`);
  return row;
}

/** Who posted the payment tells how it came. */
function routeOf(payer: string | null): PaymentRoute | null {
  if (payer === null) return null;
  if (payer === 'system') return 'paypal';
  return payer === 'customer' ? 'prepaid' : 'manual';
}
