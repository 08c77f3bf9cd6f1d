import type { AdminSubscriptionView } from '@shop/contract';
import { ApiError, idsFilter, isUuid, likePattern, type Listing, textFilter, type Tx } from '../../common/public';
import type { Subscription } from '../entities/subscription.entity';

export const SUBSCRIPTION_COLUMNS = {
  requestedAt: 'requested_at',
  id: 'requested_at',
  email: 'lower(email)',
  status: 'state',
  language: 'language',
  confirmedAt: 'confirmed_at',
} as const;

type Row = Omit<Subscription, 'state'> & { status: Subscription['state'] };

const WHERE = `where ($1::text is null or state = $1) and ($2::text is null or language = $2)
  and ($3::text[] is null or id::text = any($3)) and ($4::text is null or email ilike $4)`;

/** Lists newsletter subscriptions. */
export async function listSubscriptions(
  tx: Tx,
  { filter, orderBy, limit, offset }: Listing,
): Promise<{ total: number; rows: AdminSubscriptionView[] }> {
  const q = textFilter(filter, 'q');
  const values = [
    textFilter(filter, 'status'),
    textFilter(filter, 'language'),
    idsFilter(filter),
    q && likePattern(q.trim()),
  ];
  const [count]: { total: string }[] = await tx.query(`select count(*) as total from subscription ${WHERE}`, values);
  const rows: Row[] = await tx.query(
    `select id, email, language, state as status, requested_at as "requestedAt", confirmed_at as "confirmedAt",
       unsubscribed_at as "unsubscribedAt"
     from subscription ${WHERE} order by ${orderBy} nulls last, id limit $5 offset $6`,
    [...values, limit, offset],
  );
  return { total: Number(count?.total ?? 0), rows: rows.map(toView) };
}

/** @throws ApiError `resource_not_found` */
export async function loadSubscription(tx: Tx, id: string): Promise<AdminSubscriptionView> {
  const listing = { orderBy: 'id', descending: false, offset: 0, limit: 1, filter: { id: [id.toLowerCase()] } };
  const [subscription] = isUuid(id) ? (await listSubscriptions(tx, listing)).rows : [];
  if (!subscription) throw new ApiError('resource_not_found');
  return subscription;
}

function toView({ requestedAt, confirmedAt, unsubscribedAt, ...row }: Row): AdminSubscriptionView {
  return {
    ...row,
    requestedAt: requestedAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
    unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
  };
}
