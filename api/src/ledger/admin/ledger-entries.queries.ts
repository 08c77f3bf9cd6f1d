import type { LedgerEntryView, ManualMethodName } from '@shop/contract';
import { ENTRY_KINDS, isAccountName, isLedgerAccount } from '@shop/ledger';
import { parseOrderId } from '@shop/order-flow';
import {
  isUuid,
  ApiError,
  type Database,
  type Tx,
  dayFilter,
  idsFilter,
  invalidFilter,
  type Listing,
  readByKey,
  textFilter,
  textsFilter,
  uuidFilter,
} from '../../common/public';
import { sumOf, toJournalLines } from './journal-lines';

export const ENTRY_SORT_COLUMNS = { seq: 'e.seq', at: 'e.seq', id: 'e.seq' } as const;

/** Counting and paging stop here; narrower filters find older entries, and an export has all. */
const MAX_COUNTED = 10_000;

interface EntryRow {
  id: string;
  seq: string;
  number: string | null;
  posted_at: Date;
  day: string;
  kind: string;
  order_id: string | null;
  memo: string;
  by: string | null;
  method: ManualMethodName | null;
  reference: string | null;
  reverses: string | null;
  reversed_by: string | null;
  customer: string | null;
  postings: LedgerEntryView['postings'];
}

const WHERE = `where ($1::text[] is null or e.kind = any($1)) and ($2::text is null or e.order_id = $2) and ($3::date is null or e.day >= $3)
  and ($4::date is null or e.day <= $4) and ($5::uuid[] is null or e.id = any($5))
  and ($6::text is null or exists (select from ledger_posting p where p.entry_id = e.id and (p.from_account = $6 or p.to_account = $6
    or $6 = 'prepaid' and (p.from_account like 'prepaid:%' or p.to_account like 'prepaid:%'))))
  and ($7::text is null or exists (select from ledger_posting p where p.entry_id = e.id and p.currency = $7))
  and (not $8 or exists (select from ledger_entry_number n where n.entry_id = e.id)) and ($9::uuid is null or e.posted_by = $9)`;

/** Entries of any currency, also those without a number. */
const ALL_ENTRIES: EntrySelection = { currency: null, isNumbered: false };

interface EntrySelection {
  currency: string | null;
  /** Only those of closed days, which have their number. */
  isNumbered: boolean;
}

/** Lists journal entries. */
export async function listEntries(
  tx: Tx,
  { filter, orderBy, limit, offset }: Listing,
): Promise<{ total: number; rows: LedgerEntryView[] }> {
  const values = toFilterValues(filter);
  const [count]: { total: number }[] = await tx.query(
    `select count(*)::int as total from (select from ledger_entry e ${WHERE} limit $10) counted`,
    [...values, MAX_COUNTED],
  );
  const part = { limit: offset >= MAX_COUNTED ? 0 : limit, offset: Math.min(offset, MAX_COUNTED) };
  const rows = await queryEntries(tx, values, orderBy, part);
  return { total: count?.total ?? 0, rows };
}

/** All entries that match the filter, in batches. */
export function readAllEntries(
  database: Database,
  { filter, orderBy, descending }: Pick<Listing, 'filter' | 'orderBy' | 'descending'>,
): AsyncGenerator<LedgerEntryView[]> {
  const values = toFilterValues(filter);
  return readByKey<LedgerEntryView, number>(
    (after, limit) => database.readFromReplica((tx) => queryEntries(tx, values, orderBy, { limit, after, descending })),
    ({ seq }) => seq,
  );
}

/** @throws ApiError `resource_not_found` */
export async function loadEntry(tx: Tx, id: string): Promise<LedgerEntryView> {
  const [entry] = isUuid(id) ? await queryEntries(tx, toFilterValues({ id }), 'e.seq', { limit: 1 }) : [];
  if (!entry) throw new ApiError('resource_not_found');
  return entry;
}

/** The newest entries first. */
export function listNewestEntries(tx: Tx, filter: Record<string, unknown>, limit: number): Promise<LedgerEntryView[]> {
  return queryEntries(tx, toFilterValues(filter), 'e.seq desc', { limit });
}

/** The entries of closed days, oldest first, of one currency or of all. */
export function listNumberedEntries(
  tx: Tx,
  filter: Record<string, unknown>,
  currency: string | null,
  limit: number,
): Promise<LedgerEntryView[]> {
  return queryEntries(tx, toFilterValues(filter, { currency, isNumbered: true }), 'e.seq', { limit });
}

/** The number of the first entry of each month, such as `2026-03`, between the first and the last of these entries. */
export async function loadFirstNumbers(
  tx: Tx,
  entries: readonly LedgerEntryView[],
): Promise<ReadonlyMap<string, number>> {
  const rows: { month: string; first: string }[] = await tx.query(
    `select to_char(e.day, 'YYYY-MM') as month, min(n.number) as first from ledger_entry e join ledger_entry_number n on n.entry_id = e.id
     where e.day >= date_trunc('month', $1::date) and e.day <= $2::date group by 1`,
    [entries[0]?.day ?? null, entries.at(-1)?.day ?? null],
  );
  return new Map(rows.map(({ month, first }) => [month, Number(first)]));
}

/** The number of decimal places of each currency, by its code. */
export async function loadCurrencyDigits(tx: Tx): Promise<ReadonlyMap<string, number>> {
  const rows: { code: string; digits: number }[] = await tx.query('select code, digits from currency');
  return new Map(rows.map(({ code, digits }) => [code, digits]));
}

/** The rates of each currency, newest first: units for one CNY from a business day on. */
export async function loadRates(tx: Tx): Promise<ReadonlyMap<string, { from: string; perCny: number }[]>> {
  const rows: { currency: string; from: string; per_cny: string }[] = await tx.query(
    `select currency, ((valid_from at time zone interval '8 hours')::date)::text as from, per_cny
     from currency_rate order by currency, valid_from desc`,
  );
  const rates = new Map<string, { from: string; perCny: number }[]>();
  for (const { currency, from, per_cny } of rows) {
    const rate = { from, perCny: Number(per_cny) };
    const known = rates.get(currency);
    if (known) known.push(rate);
    else rates.set(currency, [rate]);
  }
  return rates;
}

interface Part {
  limit: number;
  offset?: number;
  /** Only entries that come after this `seq` in the order. */
  after?: number | null;
  /** The direction of the order, with `after`. */
  descending?: boolean;
}

async function queryEntries(
  tx: Tx,
  values: unknown[],
  orderBy: string,
  { limit, offset = 0, after = null, descending = false }: Part,
): Promise<LedgerEntryView[]> {
  // Only where it is needed: a plan for any value would not use the index.
  const beyond = after === null ? '' : `and e.seq ${descending ? '<' : '>'} $12`;
  const rows: EntryRow[] = await tx.query(
    `select e.id, e.seq, n.number, e.posted_at, e.day::text, e.kind, e.order_id, e.memo, a.email as by, m.method, m.reference, e.reverses,
       r.id as reversed_by, c.email as customer, posted.postings
     from (select * from ledger_entry e ${WHERE} ${beyond} order by ${orderBy} limit $10 offset $11) e
     left join ledger_entry_number n on n.entry_id = e.id left join account a on a.id = e.posted_by left join manual_payment m on m.entry_id = e.id
     left join ledger_entry r on r.reverses = e.id left join prepaid_transaction v on v.entry_id = e.id left join account c on c.id = v.account_id
     cross join lateral (
       select coalesce(jsonb_agg(jsonb_build_object('from', ledger_account_group(p.from_account), 'to', ledger_account_group(p.to_account),
         'money', jsonb_build_object('currency', p.currency, 'amount', p.amount)) order by p.id), '[]') as postings
       from ledger_posting p where p.entry_id = e.id
     ) posted order by ${orderBy}`,
    [...values, limit, offset, ...(after === null ? [] : [after])],
  );
  return rows.map(toEntryView);
}

function toEntryView({ seq, number, posted_at, order_id, reversed_by, postings, ...row }: EntryRow): LedgerEntryView {
  const [first] = postings;
  const amount = sumOf(postings.map(({ money }) => money.amount));
  return {
    ...row,
    seq: Number(seq),
    number: number === null ? null : Number(number),
    at: posted_at.toISOString(),
    orderId: order_id,
    reversedBy: reversed_by,
    total: { currency: first?.money.currency ?? 'CNY', amount },
    postings,
    lines: toJournalLines(postings).map(({ account, code, side, currency, amounts }) => ({
      ...{ account, code, side },
      money: { currency, amount: sumOf(amounts) },
    })),
  };
}

function toFilterValues(
  filter: Record<string, unknown>,
  { currency, isNumbered }: EntrySelection = ALL_ENTRIES,
): unknown[] {
  const kinds = textsFilter(filter, 'kind');
  const [account, order] = [textFilter(filter, 'account'), textFilter(filter, 'orderId')];
  if (kinds?.some((kind) => !ENTRY_KINDS.some((entryKind) => entryKind === kind))) throw invalidFilter('kind');
  if (account && !isLedgerAccount(account) && !isAccountName(account)) throw invalidFilter('account');
  const ids = idsFilter(filter)?.filter(isUuid) ?? null;
  return [
    kinds,
    order && (parseOrderId(order) ?? ''),
    dayFilter(filter, 'from'),
    dayFilter(filter, 'to'),
    ids,
    account,
    currency,
    isNumbered,
    uuidFilter(filter, 'staffId'),
  ];
}
