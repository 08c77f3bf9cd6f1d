import type { Output, StaffMemberView } from '@shop/contract';
import {
  isUuid,
  ApiError,
  STAFF_ROLES,
  type Tx,
  idsFilter,
  likePattern,
  textFilter,
  type Listing,
} from '../../../common/public';

export const STAFF_COLUMNS = {
  email: 's.email',
  role: 's.role',
  status: 's.status',
  createdAt: 's.created_at',
  id: 's.created_at',
  lastSeenAt: 's.last_seen_at',
} as const;

interface StaffRow {
  id: string;
  email: string;
  role: StaffMemberView['role'];
  first_name: string | null;
  last_name: string | null;
  status: StaffMemberView['status'];
  second_factor: boolean;
  created_at: Date;
  last_seen_at: Date | null;
  invited_until: Date | null;
}

/** Staff accounts and open invitations. `last_seen_at` is the last log-in or renewal. */
const STAFF = `
  select a.id, a.email, a.role, a.first_name, a.last_name, a.created_at, null::timestamptz as invited_until,
    case when a.disabled_at is null then 'active' else 'disabled' end as status,
    exists (select from second_factor f where f.account_id = a.id and f.confirmed_at is not null) as second_factor,
    (select max(n.created_at) from session_family f join session n on n.family_id = f.id
     where f.account_id = a.id) as last_seen_at
  from account a where a.role = any($1) and a.closed_at is null
  union all
  select i.id, i.email, i.role, i.first_name, i.last_name, i.created_at, i.expires_at, 'invited', false, null
  from staff_invitation i`;

const WHERE = `where ($2::text is null or s.role = $2) and ($3::text is null or s.status = $3)
  and ($4::text is null or s.email ilike $4 or concat_ws(' ', s.first_name, s.last_name) ilike $4
    or person_name(s.first_name, s.last_name) ilike $4)
  and ($5::text[] is null or s.id::text = any($5))`;

export async function listStaff(
  tx: Tx,
  { filter, orderBy, limit, offset }: Listing,
): Promise<{ total: number; rows: StaffMemberView[] }> {
  const q = textFilter(filter, 'q');
  const [role, status] = [textFilter(filter, 'role'), textFilter(filter, 'status')];
  const values = [STAFF_ROLES, role, status, q && likePattern(q.trim()), idsFilter(filter)];
  const [count]: { total: string }[] = await tx.query(`select count(*) as total from (${STAFF}) s ${WHERE}`, values);
  const rows: StaffRow[] = await tx.query(
    `select * from (${STAFF}) s ${WHERE} order by ${orderBy} nulls last, s.id limit $6 offset $7`,
    [...values, limit, offset],
  );
  return { total: Number(count?.total ?? 0), rows: rows.map(toView) };
}

/** @throws ApiError `resource_not_found` */
export async function loadStaffMember(tx: Tx, id: string): Promise<StaffMemberView> {
  const listing = { orderBy: 's.id asc', descending: false, offset: 0, limit: 1, filter: { id: [id.toLowerCase()] } };
  const [member] = isUuid(id) ? (await listStaff(tx, listing)).rows : [];
  if (!member) throw new ApiError('resource_not_found');
  return member;
}

function toView(row: StaffRow): StaffMemberView {
  const { id, email, role, status } = row;
  return {
    ...{ id, email, role, status },
    ...(row.first_name && { firstName: row.first_name }),
    ...(row.last_name && { lastName: row.last_name }),
    secondFactor: row.second_factor,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    invitedUntil: row.invited_until?.toISOString() ?? null,
  };
}

/** The language in which a member of staff works; null if none was chosen. */
export async function loadOwnLanguage(tx: Tx, accountId: string): Promise<Output<'admin/own-language'>> {
  const [row]: Output<'admin/own-language'>[] = await tx.query(
    'select staff_language as language from account where id = $1',
    [accountId],
  );
  return row ?? { language: null };
}
