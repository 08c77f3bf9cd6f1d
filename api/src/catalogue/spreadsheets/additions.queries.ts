import { ApiError, type Tx } from '../../common/public';
import { unpricedTariff } from '../../tariff/public';
import { SearchSynonym } from '../entities/search-synonym.entity';
import { type ReferenceKind, REFERENCE_TABLES } from '../references/reference-kinds';
import type { Addition } from './additions';

type Of<K extends Addition['kind']> = Extract<Addition, { kind: K }>;

export async function upsertCategory(tx: Tx, { category, language, name, summary }: Of<'category'>): Promise<void> {
  await tx.query(
    `insert into category (slug, position) select $1, coalesce(max(position) + 1, 0) from category
     on conflict (slug) do nothing`,
    [category],
  );
  if (language === 'zh') return setChineseName(tx, 'category', category, name);
  await tx.query(
    `insert into category_text (category, language, name, summary) values ($1, $2, $3, $4)
     on conflict (category, language) do update set name = excluded.name, summary = excluded.summary`,
    [category, language, name, summary],
  );
}

export async function upsertFinish(tx: Tx, { finish, language, name, note }: Of<'finish'>): Promise<void> {
  await tx.query('insert into finish (code) values ($1) on conflict do nothing', [finish]);
  if (language === 'zh') return setChineseName(tx, 'finish', finish, name);
  await tx.query(
    `insert into finish_text (finish, language, name, note) values ($1, $2, $3, $4)
     on conflict (finish, language) do update set name = excluded.name, note = excluded.note`,
    [finish, language, name, note],
  );
}

export async function upsertPrinterType(tx: Tx, { printer_type, language, name }: Of<'printer_type'>): Promise<void> {
  await tx.query('insert into printer_type (code) values ($1) on conflict do nothing', [printer_type]);
  if (language === 'zh') return setChineseName(tx, 'printer-type', printer_type, name);
  await tx.query(
    `insert into printer_type_text (printer_type, language, name) values ($1, $2, $3)
     on conflict (printer_type, language) do update set name = excluded.name`,
    [printer_type, language, name],
  );
}

async function setChineseName(tx: Tx, kind: ReferenceKind, id: string, name: string): Promise<void> {
  const { table, code } = REFERENCE_TABLES[kind];
  await tx.query(`update ${table} set chinese_name = $2, revision = revision + 1 where ${code} = $1`, [id, name]);
}

/** The last product of the menu, without prices, texts and drawing; withdrawn if its category is. */
export async function addProduct(tx: Tx, { sku, category, slug, pricing }: Of<'product'>): Promise<void> {
  await tx.query(
    `insert into product (sku, category, slug, position, kind, uv_inkjet, featured, withdrawn, tariff, properties,
       presentation)
     select $1, $2, $3, coalesce(max(position) + 1, 0), $4, false, false,
       (select withdrawn from category where slug = $2), $5, '{}', '{}' from product`,
    [sku, category, slug, pricing, JSON.stringify(unpricedTariff(pricing))],
  );
}

export async function writeDrawing(tx: Tx, { sku, uvInkjet, presentation }: Of<'drawing'>): Promise<void> {
  await tx.query('update product set uv_inkjet = $2, presentation = $3, revision = revision + 1 where sku = $1', [
    sku,
    uvInkjet,
    JSON.stringify(presentation),
  ]);
}

/** @throws ApiError `changed_meanwhile` if staff have edited or removed the group since it was compared */
export async function writeSynonyms(tx: Tx, { stored, terms }: Of<'search_synonyms'>): Promise<void> {
  if (!stored) {
    await tx.insert(SearchSynonym, { terms: [...(terms ?? [])], revision: 1 });
    return;
  }
  const { affected } = terms
    ? await tx.update(SearchSynonym, stored, { terms: [...terms], revision: stored.revision + 1 })
    : await tx.delete(SearchSynonym, stored);
  if (affected !== 1) throw new ApiError('changed_meanwhile');
}
