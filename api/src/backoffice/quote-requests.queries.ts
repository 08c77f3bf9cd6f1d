import type { AdminQuoteRequestRowView } from '@shop/contract';
import type { Tx } from '../kernel/public';
import { EMAIL, FROM, NAME, type QueueRow, rowView, STATE } from '../quote-requests/public';
import { idsFilter, likePattern, textFilter, type Listing } from './list-query';

export const QUOTE_REQUEST_COLUMNS = {
  /** What waits for us, the first due on top; then what is decided, the latest on top. */
  queue: `r.state <> 'open', case when r.state = 'open' then r.due_at end, r.asked_at`,
  replyBy: 'r.due_at',
  askedAt: 'r.asked_at',
  id: 'r.asked_at',
  email: EMAIL,
  name: NAME,
  kind: 'r.kind',
  state: STATE,
} as const;

const WHERE = `where ($2::text is null or ${STATE} = $2) and ($3::text is null or r.kind = $3)
  and ($4::text[] is null or r.id::text = any($4))
  and ($5::text is null or ${EMAIL} ilike $5 or ${NAME} ilike $5 or r.message ilike $5 or r.wish ->> 'what' ilike $5)
  and (not $6 or r.state = 'open' and r.due_at < $1)`;

/** Requests for quotes, by how they stand and by what was typed: an address, a name, words of the request. */
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
  ];
  const [count]: { total: string }[] = await tx.query(`select count(*) as total ${FROM} ${WHERE}`, values);
  const rows: QueueRow[] = await tx.query(
    `select r.id, r.kind, ${STATE} as state, ${EMAIL} as email, ${NAME} as name, r.asked_at, r.due_at, r.decided_at,
       case when r.wish is null then jsonb_array_length(r.items) else 1 end as lines
     ${FROM} ${WHERE} order by ${orderBy}, r.id limit $7 offset $8`,
    [...values, limit, offset],
  );
  return { total: Number(count?.total ?? 0), rows: rows.map((row) => rowView(row, now)) };
}
