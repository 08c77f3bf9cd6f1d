import type { Tx } from '../../common/public';

interface NewAddress {
  sku: string;
  category: string;
  slug: string;
}

/** Which of `sku` and `slug` another product has; the slug within the category. */
export async function findTakenFields(tx: Tx, { sku, category, slug }: NewAddress): Promise<('sku' | 'slug')[]> {
  const rows: { sku: boolean; slug: boolean }[] = await tx.query(
    `select exists (select from product where sku = $1) or $1 = 'buy-for-me' as sku,
       exists (select from product where category = $2 and slug = $3) as slug`,
    [sku, category, slug],
  );
  return rows.flatMap((row) => (['sku', 'slug'] as const).filter((field) => row[field]));
}

export async function loadCategoryOf(tx: Tx, sku: string): Promise<string | undefined> {
  const [row]: { category: string }[] = await tx.query('select category from product where sku = $1', [sku]);
  return row?.category;
}

/** The position after the last product of the menu. */
export async function nextPosition(tx: Tx): Promise<number> {
  const [row]: { position: number }[] = await tx.query(
    'select coalesce(max(position) + 1, 0) as position from product',
  );
  return row?.position ?? 0;
}

/** Inserts the copy as the last product of the menu, withdrawn. */
export async function insertProductCopy(
  tx: Tx,
  copyOf: string,
  { sku, slug }: Pick<NewAddress, 'sku' | 'slug'>,
): Promise<void> {
  await tx.query(
    `insert into product
       (sku, category, slug, position, kind, uv_inkjet, featured, withdrawn, tariff, properties, facets,
        default_size, presentation)
     select $1, category, $2, (select max(position) + 1 from product), kind, uv_inkjet, false, true, tariff, properties,
       facets, default_size, presentation
     from product where sku = $3`,
    [sku, slug, copyOf],
  );
  await tx.query(
    `insert into product_text (sku, language, name, summary, description, notes, uses)
     select $1, language, name, summary, description, notes, uses from product_text where sku = $2`,
    [sku, copyOf],
  );
}
