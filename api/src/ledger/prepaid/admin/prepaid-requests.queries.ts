import type { PrepaidRequestView } from '@shop/contract';
import {
  isUuid,
  ApiError,
  type Tx,
  idsFilter,
  likePattern,
  type Listing,
  textFilter,
  uuidFilter,
} from '../../../common/public';
import { PrepaidRequest } from '../../entities/prepaid-request.entity';

export const REQUEST_SORT_COLUMNS = {
  enteredAt: 'r.entered_at',
  amount: 'r.fen',
  state: 'r.state',
  id: 'r.id',
} as const;

interface RequestRow {
  id: string;
  kind: PrepaidRequestView['kind'];
  state: PrepaidRequestView['state'];
  email: string;
  fen: string;
  memo: string;
  entered_by: string;
  entered_by_id: string;
  entered_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  reason: string | null;
  reverses: string | null;
}

const FROM = `from prepaid_request r join account a on a.id = r.account_id join account e on e.id = r.entered_by
  left join account d on d.id = r.decided_by
  where ($1::text is null or r.state = $1) and ($2::text is null or r.kind = $2) and ($3::text is null or a.email ilike $3)
    and ($4::uuid[] is null or r.id = any($4)) and ($5::uuid is null or $5 in (r.entered_by, r.decided_by))`;

export async function listRequests(
  tx: Tx,
  { filter, orderBy, limit, offset }: Listing,
  readerId: string,
): Promise<{ total: number; rows: PrepaidRequestView[] }> {
  const email = textFilter(filter, 'accountEmail') ?? textFilter(filter, 'q');
  const ids = idsFilter(filter)?.filter(isUuid) ?? null;
  const [state, kind] = [textFilter(filter, 'state'), textFilter(filter, 'kind')];
  const values = [state, kind, email && likePattern(email.trim()), ids, uuidFilter(filter, 'staffId')];
  const [count]: { total: number }[] = await tx.query(`select count(*)::int as total ${FROM}`, values);
  const rows: RequestRow[] = await tx.query(
    `select r.id, r.kind, r.state, a.email, r.fen, r.memo, e.email as entered_by, e.id as entered_by_id, r.entered_at,
       d.email as decided_by, r.decided_at, r.reason, r.reverses
     ${FROM} order by ${orderBy}, r.id limit $6 offset $7`,
    [...values, limit, offset],
  );
  return { total: count?.total ?? 0, rows: rows.map((row) => toView(row, readerId)) };
}

/** @throws ApiError `resource_not_found` */
export async function loadRequest(tx: Tx, id: string, readerId: string): Promise<PrepaidRequestView> {
  const listing = { orderBy: 'r.id', descending: false, offset: 0, limit: 1, filter: { id } };
  const [request] = isUuid(id) ? (await listRequests(tx, listing, readerId)).rows : [];
  if (!request) throw new ApiError('resource_not_found');
  return request;
}

/** The columns that a new request sets. `reverses` is the entry of the deposit to reverse. */
type NewRequestRow = Pick<PrepaidRequest, 'kind' | 'accountId' | 'fen' | 'memo' | 'enteredBy' | 'enteredAt'> & {
  reverses: string | undefined;
};

/**
 * Inserts a request that awaits approval.
 *
 * @returns its id; null, without a change, if a reversal of the same deposit awaits approval
 */
export async function insertPendingRequest(
  tx: Tx,
  { kind, accountId, fen, memo, reverses, enteredBy, enteredAt }: NewRequestRow,
): Promise<string | null> {
  const [created]: { id: string }[] = await tx.query(
    `insert into prepaid_request (kind, account_id, fen, memo, reverses, entered_by, entered_at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (reverses) where state = 'pending' do nothing returning id`,
    [kind, accountId, fen, memo, reverses ?? null, enteredBy, enteredAt],
  );
  return created?.id ?? null;
}

/** Loads a request and locks its row until the transaction ends, so that it is decided once; null if there is none. */
export function lockRequest(tx: Tx, id: string): Promise<PrepaidRequest | null> {
  return tx.findOne(PrepaidRequest, { where: { id }, lock: { mode: 'pessimistic_write' } });
}

function toView(row: RequestRow, readerId: string): PrepaidRequestView {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    accountEmail: row.email,
    amount: { currency: 'CNY', amount: Number(row.fen) },
    memo: row.memo,
    enteredBy: row.entered_by,
    enteredAt: row.entered_at.toISOString(),
    decidedBy: row.decided_by,
    decidedAt: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
    reverses: row.reverses,
    own: row.entered_by_id === readerId,
  };
}
