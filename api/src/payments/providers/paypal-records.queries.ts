import type { Tx } from '../../common/public';
import type { PaymentRecords } from '../../orders/public';

type Refund = PaymentRecords['refunds'][number];

interface RecordsRow {
  invoice: PaymentRecords['invoice'];
  refunds: (Omit<Refund, 'requestedAt' | 'completedAt'> & { requestedAt: string; completedAt: string | null })[];
}

/** An open invoice comes before the latest one that was open. */
const INVOICE = `select number, pay_url as "payUrl", state = 'open' as "isOpen" from paypal_invoice
  where order_id = $1 and pay_url is not null order by state = 'open' desc, created_at desc, id limit 1`;

/** A failed refund that accounting settled counts as done. */
const REFUNDS = `select currency, amount, requested_at as "requestedAt", coalesce(completed_at, settled_at) as "completedAt",
    case when state = 'failed' and settled_at is not null then 'done' else state end as state
  from paypal_refund where order_id = $1 order by requested_at, dedupe_key, part`;

/** The order's invoice and its refunds, oldest first, in one statement. */
export async function findPayPalRecords(tx: Tx, orderId: string): Promise<PaymentRecords> {
  const [row]: RecordsRow[] = await tx.query(
    `select (select row_to_json(invoice) from (${INVOICE}) invoice) as invoice,
       (select coalesce(json_agg(refunds), '[]') from (${REFUNDS}) refunds) as refunds`,
    [orderId],
  );
  const refunds = (row?.refunds ?? []).map(({ requestedAt, completedAt, ...refund }) => ({
    ...refund,
    requestedAt: new Date(requestedAt),
    completedAt: completedAt === null ? null : new Date(completedAt),
  }));
  return { invoice: row?.invoice ?? null, refunds };
}
