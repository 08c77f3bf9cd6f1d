import {
  ApiError,
  type Listing,
  lockTable,
  type Tx,
  idsFilter,
  flagFilter,
  likePattern,
  textFilter,
} from '../../common/public';
import type { Translations } from '../snapshot/localize';
import { type ReferenceKind, REFERENCE_TABLES, referenceName } from './reference-kinds';

/** Its name, and what else it is described by. */
export type ReferenceText = { name: string } & Record<string, string>;

export interface ReferenceRow {
  id: string;
  name: string;
  languages: string[];
  withdrawn: boolean;
  offeredProducts: number;
  /** Only categories have one. */
  position?: number;
}

export interface Reference extends ReferenceRow {
  revision: number;
  /** For staff; empty for none. */
  chineseName: string;
  texts: Translations<ReferenceText>;
}

/** Columns that a list of references can be sorted by. */
export const referenceColumns = (kind: ReferenceKind): Record<string, string> => ({
  id: 'id',
  name: 'place',
  withdrawn: 'r.withdrawn',
  offeredProducts: '"offeredProducts"',
  position: REFERENCE_TABLES[kind].position ?? 'place',
});

/** The columns of a row; `$1` is the reader's language. */
function rowColumns(kind: ReferenceKind): string {
  const { code, textTable, textCode, usedBy, position } = REFERENCE_TABLES[kind];
  return `r.${code} as id, r.withdrawn, ${position === undefined ? '' : `${position} as position,`}
    ${referenceName(kind, 'r', 1)} as name,
    array(select t.language from ${textTable} t where t.${textCode} = r.${code} order by t.language) as languages,
    (select count(*)::int from product p where not p.withdrawn and ${usedBy}) as "offeredProducts"`;
}

/** @param codesByName the codes of the kind in the order of their names */
export async function listReferences(
  tx: Tx,
  kind: ReferenceKind,
  { filter, orderBy, limit, offset }: Listing,
  language: string,
  codesByName: readonly string[],
): Promise<{ total: number; rows: ReferenceRow[] }> {
  const { table, code, textTable, textCode } = REFERENCE_TABLES[kind];
  const q = textFilter(filter, 'q');
  const where = `where ($2::boolean is null or r.withdrawn = $2) and ($3::text[] is null or r.${code} = any($3))
    and ($4::text is null or r.${code} ilike $4 or ($1 = 'zh' and r.chinese_name ilike $4)
      or exists (select from ${textTable} t where t.${textCode} = r.${code} and t.name ilike $4))`;
  const values = [language, flagFilter(filter, 'withdrawn'), idsFilter(filter), q && likePattern(q.trim())];
  const [count]: { total: number }[] = await tx.query(
    `select count(*)::int as total, $1::text from ${table} r ${where}`,
    values,
  );
  const rows: (ReferenceRow & { place: number })[] = await tx.query(
    `select ${rowColumns(kind)}, array_position($7::text[], r.${code}) as place
     from ${table} r ${where} order by ${orderBy}, id limit $5 offset $6`,
    [...values, limit, offset, codesByName],
  );
  return { total: count?.total ?? 0, rows: rows.map(({ place: _, ...row }) => row) };
}

/** @throws ApiError `resource_not_found` */
export async function loadReference(tx: Tx, kind: ReferenceKind, id: string, language: string): Promise<Reference> {
  const { table, code, textTable, textCode } = REFERENCE_TABLES[kind];
  const [row]: Reference[] = await tx.query(
    `select ${rowColumns(kind)}, r.revision, r.chinese_name as "chineseName",
       coalesce((select jsonb_object_agg(t.language, to_jsonb(t) - '${textCode}' - 'language')
         from ${textTable} t where t.${textCode} = r.${code}), '{}') as texts
     from ${table} r where r.${code} = $2`,
    [language, id],
  );
  if (!row) throw new ApiError('resource_not_found');
  return row;
}

/** Others that change it or offer a product with it wait. */
export async function lockReference(tx: Tx, kind: ReferenceKind, id: string): Promise<void> {
  const { table, code } = REFERENCE_TABLES[kind];
  await tx.query(`select from ${table} where ${code} = $1 for update`, [id]);
}

/** Returns whether the code was free. A category becomes the last of the menu. */
export async function insertReference(tx: Tx, kind: ReferenceKind, id: string, chineseName: string): Promise<boolean> {
  const { table, code, position } = REFERENCE_TABLES[kind];
  if (position !== undefined) await lockTable(tx, 'category');
  const rows: unknown[] = await tx.query(
    position === undefined
      ? `insert into ${table} (${code}, chinese_name) values ($1, $2) on conflict do nothing returning 1`
      : `insert into ${table} (${code}, chinese_name, position) select $1, $2, coalesce(max(position) + 1, 0) from ${table}
         on conflict (${code}) do nothing returning 1`,
    [id, chineseName],
  );
  return rows.length > 0;
}

/** Replaces the texts of all languages. */
export async function replaceReferenceTexts(
  tx: Tx,
  kind: ReferenceKind,
  id: string,
  texts: Translations<ReferenceText>,
): Promise<void> {
  const { textTable, textCode, textColumns } = REFERENCE_TABLES[kind];
  await tx.query(`delete from ${textTable} where ${textCode} = $1`, [id]);
  await tx.query(
    `insert into ${textTable} (${textCode}, language, ${textColumns.join(', ')})
     select $1, key, ${textColumns.map((column) => `value ->> '${column}'`).join(', ')} from jsonb_each($2)`,
    [id, JSON.stringify(texts)],
  );
}

export async function updateReference(
  tx: Tx,
  kind: ReferenceKind,
  id: string,
  { withdrawn, chineseName }: Pick<Reference, 'withdrawn' | 'chineseName'>,
): Promise<void> {
  const { table, code } = REFERENCE_TABLES[kind];
  await tx.query(`update ${table} set withdrawn = $2, chinese_name = $3, revision = revision + 1 where ${code} = $1`, [
    id,
    withdrawn,
    chineseName,
  ]);
}

/** Moves a category to a place of the menu, counted from 0; the others keep their order. */
export async function moveCategory(tx: Tx, slug: string, place: number): Promise<void> {
  const rows: { slug: string }[] = await tx.query('select slug from category order by position');
  const others = rows.map((row) => row.slug).filter((other) => other !== slug);
  // Positions are unique after every updated row, so all are moved out of the way first.
  await tx.query('update category set position = -1 - position');
  await tx.query(
    `update category set position = place - 1
     from unnest($1::text[]) with ordinality as ordered (code, place) where slug = code`,
    [others.toSpliced(place, 0, slug)],
  );
}
