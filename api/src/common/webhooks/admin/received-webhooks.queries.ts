import type { ReceivedWebhookView } from '@shop/contract';
import type { Tx } from '../../database/database';
import { ApiError } from '../../http/api-error';
import { dayRangeFilter, isWithinDays } from '../../http/day-range';
import { idsFilter, likePattern, type Listing, textFilter } from '../../http/list-query';
import { isUuid } from '../../uuid';

export const RECEIVED_WEBHOOK_COLUMNS = {
  receivedAt: 'received_at',
  id: 'received_at',
  provider: 'provider',
  outcome: 'outcome',
} as const;

type Row = Pick<
  ReceivedWebhookView,
  'id' | 'provider' | 'eventId' | 'eventType' | 'outcome' | 'reason' | 'changes' | 'orderIds' | 'times'
> & { receivedAt: Date; handledAt: Date | null };

const COLUMNS = `id, provider, event_id as "eventId", event_type as "eventType", outcome, reason, changes,
  order_ids as "orderIds", times, received_at as "receivedAt", handled_at as "handledAt"`;

const WHERE = `where ($1::text is null or event_id ilike $1 or event_type ilike $1
    or array_to_string(order_ids, ' ') ilike $1)
  and ($2::text is null or provider = $2) and ($3::text is null or outcome = $3)
  and ${isWithinDays('received_at', 4)}
  and ($6::uuid[] is null or id = any($6))`;

/** Lists received webhooks. */
export async function listReceivedWebhooks(
  tx: Tx,
  { filter, orderBy, limit, offset }: Listing,
): Promise<{ total: number; rows: ReceivedWebhookView[] }> {
  const q = textFilter(filter, 'q');
  const values = [
    q && likePattern(q.trim()),
    ...[textFilter(filter, 'provider'), textFilter(filter, 'outcome')],
    ...dayRangeFilter(filter),
    idsFilter(filter)?.filter(isUuid) ?? null,
  ];
  const [count]: { total: string }[] = await tx.query(
    `select count(*) as total from received_webhook ${WHERE}`,
    values,
  );
  const rows: Row[] = await tx.query(
    `select ${COLUMNS} from received_webhook ${WHERE} order by ${orderBy}, id limit $7 offset $8`,
    [...values, limit, offset],
  );
  return { total: Number(count?.total ?? 0), rows: rows.map(toView) };
}

/** @throws ApiError `resource_not_found` */
export async function loadReceivedWebhook(tx: Tx, id: string): Promise<ReceivedWebhookView> {
  const [found]: Row[] = isUuid(id)
    ? await tx.query(`select ${COLUMNS} from received_webhook where id = $1`, [id])
    : [];
  if (!found) throw new ApiError('resource_not_found');
  return toView(found);
}

const toView = ({ receivedAt, handledAt, ...row }: Row): ReceivedWebhookView => ({
  ...row,
  receivedAt: receivedAt.toISOString(),
  handledAt: handledAt?.toISOString() ?? null,
});
