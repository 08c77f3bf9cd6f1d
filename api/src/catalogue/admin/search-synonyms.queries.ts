import type { AdminSearchSynonymView } from '@shop/contract';
import { idsFilter, likePattern, type Listing, textFilter, type Tx } from '../../common/public';

export const SYNONYM_COLUMNS = { id: 'id', terms: 'terms' } as const;

const WHERE = `where ($1::text is null or array_to_string(terms, ' ') ilike $1)
  and ($2::text[] is null or id::text = any($2))`;

export async function listSearchSynonyms(
  tx: Tx,
  { filter, orderBy, limit, offset }: Listing,
): Promise<{ total: number; rows: AdminSearchSynonymView[] }> {
  const q = textFilter(filter, 'q');
  const values = [q && likePattern(q.trim()), idsFilter(filter)];
  const [count]: { total: string }[] = await tx.query(`select count(*) as total from search_synonym ${WHERE}`, values);
  const rows: AdminSearchSynonymView[] = await tx.query(
    `select id, terms, revision from search_synonym ${WHERE} order by ${orderBy}, id limit $3 offset $4`,
    [...values, limit, offset],
  );
  return { total: Number(count?.total ?? 0), rows };
}
