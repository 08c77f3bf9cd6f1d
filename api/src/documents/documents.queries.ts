import type { OrderDocumentsView } from '@shop/contract';
import type { Tx } from '../kernel/public';
import type { FrozenCreditNote, FrozenOrder } from './frozen';

interface Issued {
  id: string;
  name: string;
  orderId: string;
  accountId: string;
  issuedAt: Date;
  currency: string;
  amount: number;
}

export type IssuedInvoice = Issued & { kind: 'invoice'; data: FrozenOrder };
export type IssuedCreditNote = Issued & { kind: 'credit_note'; data: FrozenCreditNote };
export type IssuedDocument = IssuedInvoice | IssuedCreditNote;

const COLUMNS = `id, kind, name, order_id as "orderId", account_id as "accountId", issued_at as "issuedAt", currency, amount, data`;

async function documents(tx: Tx, where: string, values: unknown[]): Promise<IssuedDocument[]> {
  const rows: (IssuedDocument & { amount: string | number })[] = await tx.query(
    `select ${COLUMNS} from document where ${where} order by issued_at, name`,
    values,
  );
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

const isInvoice = (one: IssuedDocument | undefined): one is IssuedInvoice => one?.kind === 'invoice';
const isCreditNote = (one: IssuedDocument | undefined): one is IssuedCreditNote => one?.kind === 'credit_note';

export async function invoiceOf(tx: Tx, orderId: string): Promise<IssuedInvoice | null> {
  const [found] = await documents(tx, `order_id = $1 and kind = 'invoice'`, [orderId]);
  return isInvoice(found) ? found : null;
}

export async function creditNoteOfEntry(tx: Tx, entryId: string): Promise<IssuedCreditNote | null> {
  const [found] = await documents(tx, 'entry_id = $1', [entryId]);
  return isCreditNote(found) ? found : null;
}

export async function creditNoteNamed(tx: Tx, name: string): Promise<IssuedCreditNote | null> {
  const [found] = await documents(tx, `name = $1 and kind = 'credit_note'`, [name]);
  return isCreditNote(found) ? found : null;
}

export async function documentsOf(tx: Tx, orderId: string): Promise<OrderDocumentsView> {
  const all = await documents(tx, 'order_id = $1', [orderId]);
  const shown = ({ name, issuedAt, currency, amount }: Issued) => ({
    number: name,
    issuedAt: issuedAt.toISOString(),
    amount: { currency, amount },
  });
  const invoice = all.find(isInvoice);
  return {
    invoice: invoice ? shown(invoice) : null,
    creditNotes: all.filter(isCreditNote).map((note) => ({
      ...shown(note),
      ...(note.data.reason && { reason: note.data.reason }),
    })),
  };
}

/** Paid orders without their invoice, and orders with a refund that has no credit note, at most so many. */
export async function ordersLackingDocuments(tx: Tx, most: number): Promise<string[]> {
  const rows: { orderId: string }[] = await tx.query(
    `select e.order_id as "orderId" from ledger_entry e
     where e.order_id is not null and (
       e.kind = 'payment' and not exists (select from document d where d.order_id = e.order_id and d.kind = 'invoice')
       or e.kind = 'refund' and not exists (select from document d where d.entry_id = e.id)
     )
     group by e.order_id order by min(e.seq) limit $1`,
    [most],
  );
  return rows.map(({ orderId }) => orderId);
}
