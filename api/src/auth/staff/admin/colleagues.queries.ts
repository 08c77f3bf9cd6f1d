import type { ColleagueView } from '@shop/contract';
import { staffName } from '../../../accounts/public';
import { idsFilter, type Listing, STAFF_ROLES, textsFilter, type Tx } from '../../../common/public';

export const COLLEAGUE_COLUMNS = { name: 'name', id: 'a.created_at', role: 'a.role' } as const;

const FROM = `from account a where a.role = any($1) and a.disabled_at is null and a.closed_at is null
  and ($2::text[] is null or a.role = any($2)) and ($3::text[] is null or a.id::text = any($3))`;

/** Lists active staff by name, without their email addresses. */
export async function listColleagues(
  tx: Tx,
  { filter, orderBy, limit, offset }: Listing,
  callerId: string,
): Promise<{ total: number; rows: ColleagueView[] }> {
  const values = [STAFF_ROLES, textsFilter(filter, 'role'), idsFilter(filter)];
  const [count]: { total: string }[] = await tx.query(`select count(*) as total ${FROM}`, values);
  const rows: ColleagueView[] = await tx.query(
    `select a.id, ${staffName('a')} as name, a.role, a.id = $4 as self ${FROM}
     order by ${orderBy}, a.id limit $5 offset $6`,
    [...values, callerId, limit, offset],
  );
  return { total: Number(count?.total ?? 0), rows };
}
