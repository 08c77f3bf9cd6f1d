import type { AdminAccountView, RoleName } from '@shop/contract';
import { isUuid, ApiError, type Tx, idsFilter, likePattern, textFilter, type Listing } from '../../common/public';

export const ACCOUNT_COLUMNS = {
  email: 'a.email',
  role: 'a.role',
  createdAt: 'a.created_at',
  id: 'a.created_at',
  orderCount: 'order_count',
} as const;

interface AccountRow {
  id: string;
  email: string;
  role: RoleName;
  currency: string;
  language: string;
  created_at: Date;
  fen: string | null;
  order_count: number;
}

const WHERE = `where ($1::text is null or a.role = $1) and ($2::text is null or a.email ilike $2 or a.first_name || ' ' || a.last_name ilike $2 or a.company ilike $2)
  and ($3::text[] is null or a.id::text = any($3))`;

export async function listAccounts(
  tx: Tx,
  { filter, orderBy, limit, offset }: Listing,
): Promise<{ total: number; rows: AdminAccountView[] }> {
  const q = textFilter(filter, 'q');
  const values = [textFilter(filter, 'role'), q && likePattern(q.trim()), idsFilter(filter)];
  const [count]: { total: string }[] = await tx.query(`select count(*) as total from account a ${WHERE}`, values);
  const rows: AccountRow[] = await tx.query(
    `select a.id, a.email, a.role, a.currency, a.language, a.created_at, b.fen,
       (select count(*)::int from customer_order o where o.account_id = a.id) as order_count
     from account a left join prepaid_balance b on b.account_id = a.id
     ${WHERE} order by ${orderBy}, a.id limit $4 offset $5`,
    [...values, limit, offset],
  );
  return { total: Number(count?.total ?? 0), rows: rows.map(toView) };
}

/** @throws ApiError `resource_not_found` */
export async function loadAccount(tx: Tx, id: string): Promise<AdminAccountView> {
  const listing = { orderBy: 'a.id', offset: 0, limit: 1, filter: { id: [id.toLowerCase()] } };
  const [account] = isUuid(id) ? (await listAccounts(tx, listing)).rows : [];
  if (!account) throw new ApiError('resource_not_found');
  return account;
}

function toView(row: AccountRow): AdminAccountView {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    currency: row.currency,
    language: row.language,
    createdAt: row.created_at.toISOString(),
    balance: row.role === 'reseller' || row.fen !== null ? { currency: 'CNY', amount: Number(row.fen ?? 0) } : null,
    orderCount: row.order_count,
  };
}
