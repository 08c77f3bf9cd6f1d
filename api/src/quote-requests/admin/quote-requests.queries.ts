import type { AdminQuoteRequestRowView } from '@shop/contract';
import {
  type Tx,
  dayRangeFilter,
  idsFilter,
  isWithinDays,
  likePattern,
  textFilter,
  type Listing,
} from '../../common/public';
import { EMAIL, FROM, NAME, STATE } from '../quote-request.queries';
import { type QuoteRequestListRow, toRowView } from '../quote-request-views';

export const SORT_COLUMNS = {
  /** Open requests by due date, then decided ones, latest first. */
  queue: `r.state <> 'open', case when r.state = 'open' then r.due_at end, r.requested_at`,
  replyBy: 'r.due_at',
  requestedAt: 'r.requested_at',
  id: 'r.requested_at',
  email: EMAIL,
  name: NAME,
  kind: 'r.kind',
  state: STATE,
} as const;

const WHERE = `where ($2::text is null or ${STATE} = $2) and ($3::text is null or r.kind = $3)
  and ($4::text[] is null or r.id::text = any($4))
  and ($5::text is null or ${EMAIL} ilike $5 or ${NAME} ilike $5 or r.message ilike $5 or r.wish ->> 'what' ilike $5)
  and (not $6 or r.state = 'open' and r.due_at < $1) and ($7::text is null or lower(${EMAIL}) = lower($7))
  and ${isWithinDays('r.requested_at', 8)}`;

/** Lists quote requests by state, kind, due date and a search text (email, name, message). */
export async function listQuoteRequests(
  tx: Tx,
  { filter, orderBy, limit, offset }: Listing,
  now: Date,
): Promise<{ total: number; rows: AdminQuoteRequestRowView[] }> {
  const q = textFilter(filter, 'q');
  const values = [
    now,
    textFilter(filter, 'state'),
    textFilter(filter, 'kind'),
    idsFilter(filter),
    q && likePattern(q.trim()),
    filter.overdue === true,
    textFilter(filter, 'email'),
    ...dayRangeFilter(filter),
  ];
  const [count]: { total: string }[] = await tx.query(`select count(*) as total ${FROM} ${WHERE}`, values);
  const rows: QuoteRequestListRow[] = await tx.query(
    `select r.id, r.kind, ${STATE} as state, ${EMAIL} as email, ${NAME} as name, r.requested_at, r.due_at, r.decided_at,
       case when r.wish is null then jsonb_array_length(r.items) else 1 end as lines
     ${FROM} ${WHERE} order by ${orderBy}, r.id limit $10 offset $11`,
    [...values, limit, offset],
  );
  return { total: Number(count?.total ?? 0), rows: rows.map((row) => toRowView(row, now)) };
}
