import type { ColleagueView } from '@shop/contract';
import { staffName } from '../../../accounts/public';
import { flagFilter, idsFilter, type Listing, STAFF_ROLES, textsFilter, type Tx } from '../../../common/public';

export const COLLEAGUE_COLUMNS = { name: 'name', id: 'a.created_at', role: 'a.role' } as const;

const FORMER = '(a.disabled_at is not null or a.closed_at is not null)';

const FROM = `from account a where a.role = any($1) and ($4::boolean or not ${FORMER})
  and ($2::text[] is null or a.role = any($2)) and ($3::text[] is null or a.id::text = any($3))`;

/** Lists active staff, and former ones if the filter asks for them, by name, without their email addresses. */
export async function listColleagues(
  tx: Tx,
  { filter, orderBy, limit, offset }: Listing,
  callerId: string,
): Promise<{ total: number; rows: ColleagueView[] }> {
  const withFormer = flagFilter(filter, 'former') ?? false;
  const values = [STAFF_ROLES, textsFilter(filter, 'role'), idsFilter(filter), withFormer];
  const [count]: { total: string }[] = await tx.query(`select count(*) as total ${FROM}`, values);
  const rows: ColleagueView[] = await tx.query(
    `select a.id, ${staffName('a')} as name, a.role, a.id = $5 as self, ${FORMER} as former ${FROM}
     order by ${orderBy}, a.id limit $6 offset $7`,
    [...values, callerId, limit, offset],
  );
  return { total: Number(count?.total ?? 0), rows };
}
