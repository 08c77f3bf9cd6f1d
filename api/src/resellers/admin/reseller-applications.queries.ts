import type { ResellerApplicationView } from '@shop/contract';
import {
  ApiError,
  type Tx,
  dayRangeFilter,
  isUuid,
  idsFilter,
  isWithinDays,
  likePattern,
  textFilter,
  type Listing,
} from '../../common/public';

export const APPLICATION_COLUMNS = {
  appliedAt: 'r.applied_at',
  id: 'r.applied_at',
  company: 'r.company',
  email: 'a.email',
  country: 'r.country',
  status: 'r.status',
} as const;

interface ApplicationRow {
  id: string;
  account_id: string;
  email: string;
  company: string;
  website: string | null;
  phone: string;
  country: string;
  message: string;
  status: ResellerApplicationView['status'];
  applied_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  reason: string | null;
}

const FROM = 'from reseller_application r join account a on a.id = r.account_id';
const WHERE = `where ($1::text is null or r.status = $1) and ($2::text is null or a.email ilike $2 or r.company ilike $2)
  and ($3::text[] is null or r.id::text = any($3)) and ${isWithinDays('r.applied_at', 4)}
  and ($6::text is null or r.country = $6)`;

export async function listApplications(
  tx: Tx,
  { filter, orderBy, limit, offset }: Listing,
): Promise<{ total: number; rows: ResellerApplicationView[] }> {
  const q = textFilter(filter, 'q');
  const values = [
    ...[textFilter(filter, 'status'), q && likePattern(q.trim()), idsFilter(filter)],
    ...[...dayRangeFilter(filter), textFilter(filter, 'country')],
  ];
  const [count]: { total: string }[] = await tx.query(`select count(*) as total ${FROM} ${WHERE}`, values);
  const rows: ApplicationRow[] = await tx.query(
    `select r.id, r.account_id, a.email, r.company, r.website, r.phone, r.country, r.message, r.status, r.applied_at,
       r.decided_at, d.email as decided_by, r.reason
     ${FROM} left join account d on d.id = r.decided_by
     ${WHERE} order by ${orderBy}, r.id limit $7 offset $8`,
    [...values, limit, offset],
  );
  return { total: Number(count?.total ?? 0), rows: rows.map(toView) };
}

/** @throws ApiError `resource_not_found` */
export async function loadApplication(tx: Tx, id: string): Promise<ResellerApplicationView> {
  const listing = { orderBy: 'r.id', descending: false, offset: 0, limit: 1, filter: { id: [id.toLowerCase()] } };
  const [application] = isUuid(id) ? (await listApplications(tx, listing)).rows : [];
  if (!application) throw new ApiError('resource_not_found');
  return application;
}

function toView(row: ApplicationRow): ResellerApplicationView {
  const { id, email, company, phone, country, message, status } = row;
  return {
    ...{ id, email, company, phone, country, message, status },
    accountId: row.account_id,
    appliedAt: row.applied_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    ...(row.website && { website: row.website }),
    ...(row.decided_by && { decidedBy: row.decided_by }),
    ...(row.reason && { reason: row.reason }),
  };
}
