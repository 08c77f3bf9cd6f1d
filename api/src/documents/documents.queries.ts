import type { LanguageCode, OrderDocumentsView } from '@shop/contract';
import type { Tx } from '../common/public';
import type { CreditNoteData, OrderDocumentData } from './document-data';
import type { NumberSeries } from './document-numbers';

interface IssuedBase {
  id: string;
  /** The document number, such as `INV-2026-000001`. */
  name: string;
  orderId: string;
  accountId: string;
  issuedAt: Date;
  currency: string;
  /** Minor units of `currency`. */
  amount: number;
}

export type IssuedInvoice = IssuedBase & { kind: 'invoice'; data: OrderDocumentData };
export type IssuedCreditNote = IssuedBase & { kind: 'credit_note'; data: CreditNoteData };
export type IssuedDocument = IssuedInvoice | IssuedCreditNote;

const COLUMNS = `id, kind, name, order_id as "orderId", account_id as "accountId", issued_at as "issuedAt", currency, amount, data`;

type DocumentRow = IssuedDocument & { amount: string | number };

const toDocument = (row: DocumentRow): IssuedDocument => ({ ...row, amount: Number(row.amount) });

async function findDocuments(tx: Tx, where: string, values: unknown[]): Promise<IssuedDocument[]> {
  const rows: DocumentRow[] = await tx.query(
    `select ${COLUMNS} from document where ${where} order by issued_at, name`,
    values,
  );
  return rows.map(toDocument);
}

/** A document without its number. */
export interface NewDocument extends Omit<IssuedBase, 'id' | 'name'>, NumberSeries {
  /** For a credit note: the refund's ledger entry and the invoice it corrects. */
  corrects?: { entryId: string; invoiceId: string };
  data: OrderDocumentData | CreditNoteData;
}

/**
 * Stores a document with the next number of its series, which stays locked until the transaction ends. If it is rolled
 * back, the next document gets the number. Fails if the order has an invoice, or the refund a credit note.
 */
export async function insertDocument(tx: Tx, document: NewDocument): Promise<IssuedDocument> {
  const { kind, year, orderId, accountId, corrects, issuedAt, currency, amount, data } = document;
  const [row]: DocumentRow[] = await tx.query(
    `with series as (
       insert into document_number (kind, year, last) values ($1, $2, 1)
       on conflict (kind, year) do update set last = document_number.last + 1 returning last)
     insert into document (kind, year, number, order_id, account_id, entry_id, invoice_id, issued_at, currency, amount, data)
     select $1, $2, last, $3, $4, $5, $6, $7, $8, $9, $10 from series
     returning ${COLUMNS}`,
    [
      ...[kind, year, orderId, accountId, corrects?.entryId ?? null, corrects?.invoiceId ?? null],
      ...[issuedAt, currency, amount, JSON.stringify(data)],
    ],
  );
  if (!row) throw new Error('inserting a document returned no row');
  return toDocument(row);
}

const isInvoice = (document: IssuedDocument | undefined): document is IssuedInvoice => document?.kind === 'invoice';
const isCreditNote = (document: IssuedDocument | undefined): document is IssuedCreditNote =>
  document?.kind === 'credit_note';

export async function findInvoice(tx: Tx, orderId: string): Promise<IssuedInvoice | null> {
  const [found] = await findDocuments(tx, `order_id = $1 and kind = 'invoice'`, [orderId]);
  return isInvoice(found) ? found : null;
}

export async function findCreditNoteByEntry(tx: Tx, entryId: string): Promise<IssuedCreditNote | null> {
  const [found] = await findDocuments(tx, 'entry_id = $1', [entryId]);
  return isCreditNote(found) ? found : null;
}

export async function findCreditNoteByNumber(tx: Tx, name: string): Promise<IssuedCreditNote | null> {
  const [found] = await findDocuments(tx, `name = $1 and kind = 'credit_note'`, [name]);
  return isCreditNote(found) ? found : null;
}

export async function loadDocumentsView(tx: Tx, orderId: string): Promise<OrderDocumentsView> {
  const issued = await findDocuments(tx, 'order_id = $1', [orderId]);
  const toView = ({ name, issuedAt, currency, amount }: IssuedBase) => ({
    number: name,
    issuedAt: issuedAt.toISOString(),
    amount: { currency, amount },
  });
  const invoice = issued.find(isInvoice);
  return {
    invoice: invoice ? toView(invoice) : null,
    creditNotes: issued.filter(isCreditNote).map((note) => ({
      ...toView(note),
      ...(note.data.reason && { reason: note.data.reason }),
    })),
  };
}

/** Paid orders without an invoice and orders with a refund without a credit note, oldest first. */
export async function findOrdersLackingDocuments(tx: Tx, limit: number): Promise<string[]> {
  const rows: { orderId: string }[] = await tx.query(
    `select e.order_id as "orderId" from ledger_entry e
     where e.order_id is not null and (
       e.kind = 'payment' and not exists (select from document d where d.order_id = e.order_id and d.kind = 'invoice')
       or e.kind = 'refund' and not exists (select from document d where d.entry_id = e.id)
     )
     group by e.order_id order by min(e.seq) limit $1`,
    [limit],
  );
  return rows.map(({ orderId }) => orderId);
}

/** Prevents the account of the order from being closed until the transaction ends, and returns what documents need of it. */
export async function lockAccountOfOrder(
  tx: Tx,
  orderId: string,
): Promise<{ email: string; language: LanguageCode } | null> {
  const [account]: { email: string; language: LanguageCode }[] = await tx.query(
    'select email, language from account where id = (select account_id from customer_order where id = $1) for key share',
    [orderId],
  );
  return account ?? null;
}
