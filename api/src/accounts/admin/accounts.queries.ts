import type { AccountDetailsView, AdminAccountView, RoleName } from '@shop/contract';
import {
  isUuid,
  ApiError,
  STAFF_ROLES,
  type Tx,
  idsFilter,
  likePattern,
  namePattern,
  textFilter,
  type Listing,
} from '../../common/public';
import { AddressEntry } from '../address.entity';
import { toShipTo } from '../address-book';
import { staffName } from '../staff-name.queries';

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
  name: string | null;
  company: string | null;
  role: RoleName;
  currency: string;
  language: string;
  created_at: Date;
  fen: string | null;
  order_count: number;
}

/** Staff have a list of their own; here they are found by their role or id. */
const WHERE = `where ($1::text is null and ($3::text[] is not null or a.role <> all($4)) or a.role = $1) and ($2::text is null or a.email ilike $2 or a.first_name || ' ' || a.last_name ilike $2
    or a.first_name || ' ' || a.last_name ilike $5 or a.company ilike $2)
  and ($3::text[] is null or a.id::text = any($3))`;

export async function listAccounts(
  tx: Tx,
  { filter, orderBy, limit, offset }: Listing,
): Promise<{ total: number; rows: AdminAccountView[] }> {
  const q = textFilter(filter, 'q');
  const values = [
    textFilter(filter, 'role'),
    q && likePattern(q.trim()),
    idsFilter(filter),
    STAFF_ROLES,
    q && namePattern(q.trim()),
  ];
  const [count]: { total: string }[] = await tx.query(`select count(*) as total from account a ${WHERE}`, values);
  const rows: AccountRow[] = await tx.query(
    `select a.id, a.email, a.role, a.currency, a.language, a.created_at, b.fen,
       nullif(person_name(a.first_name, a.last_name), '') as name, nullif(a.company, '') as company,
       (select count(*)::int from customer_order o where o.account_id = a.id) as order_count
     from account a left join prepaid_balance b on b.account_id = a.id
     ${WHERE} order by ${orderBy}, a.id limit $6 offset $7`,
    [...values, limit, offset],
  );
  return { total: Number(count?.total ?? 0), rows: rows.map(toView) };
}

/** @throws ApiError `resource_not_found` */
export async function loadAccount(tx: Tx, id: string): Promise<AdminAccountView> {
  const listing = { orderBy: 'a.id', descending: false, offset: 0, limit: 1, filter: { id: [id.toLowerCase()] } };
  const [account] = isUuid(id) ? (await listAccounts(tx, listing)).rows : [];
  if (!account) throw new ApiError('resource_not_found');
  return account;
}

/** @throws ApiError `resource_not_found` */
export async function loadAccountDetails(tx: Tx, id: string): Promise<AccountDetailsView> {
  const [account]: { phone: string | null }[] = isUuid(id)
    ? await tx.query('select phone from account where id = $1', [id])
    : [];
  if (!account) throw new ApiError('resource_not_found');
  const addresses = await tx.find(AddressEntry, { where: { accountId: id }, order: { createdAt: 'ASC', id: 'ASC' } });
  const notes: { id: string; text: string; by: string; at: Date }[] = await tx.query(
    `select n.id, n.text, ${staffName('a')} as by, n.noted_at as at
     from account_note n join account a on a.id = n.noted_by where n.account_id = $1 order by n.noted_at desc, n.id`,
    [id],
  );
  return {
    phone: account.phone,
    addresses: addresses.map((entry) => ({ id: entry.id, ...toShipTo(entry), isDefault: entry.isDefault })),
    notes: notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
  };
}

function toView(row: AccountRow): AdminAccountView {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    company: row.company,
    role: row.role,
    currency: row.currency,
    language: row.language,
    createdAt: row.created_at.toISOString(),
    balance: row.role === 'reseller' || row.fen !== null ? { currency: 'CNY', amount: Number(row.fen ?? 0) } : null,
    orderCount: row.order_count,
  };
}
