import type { Tx } from '../../common/public';

interface CopyInput {
  copyOf: string;
  sku: string;
  slug: string;
}

/** Others that add products wait. */
export async function lockMenu(tx: Tx): Promise<void> {
  await tx.query('lock table product in share row exclusive mode');
}

/** Which of `sku` and `slug` another product has; the slug within the category of the copied product. */
export async function findTakenFields(tx: Tx, { copyOf, sku, slug }: CopyInput): Promise<('sku' | 'slug')[]> {
  const rows: { sku: boolean; slug: boolean }[] = await tx.query(
    `select exists (select from product where sku = $1) or $1 = 'buy-for-me' as sku,
       exists (select from product p join product o using (category) where o.sku = $3 and p.slug = $2) as slug`,
    [sku, slug, copyOf],
  );
  return rows.flatMap((row) => (['sku', 'slug'] as const).filter((field) => row[field]));
}

/** Inserts the copy as the last product of the menu, withdrawn. False if the product does not exist. */
export async function insertProductCopy(tx: Tx, { copyOf, sku, slug }: CopyInput): Promise<boolean> {
  const inserted: unknown[] = await tx.query(
    `insert into product
       (sku, category, slug, position, kind, uv_inkjet, featured, withdrawn, tariff, properties, presentation)
     select $1, category, $2, (select max(position) + 1 from product), kind, uv_inkjet, false, true, tariff, properties,
       presentation
     from product where sku = $3 returning sku`,
    [sku, slug, copyOf],
  );
  await tx.query(
    `insert into product_text (sku, language, name, summary, description, notes, uses)
     select $1, language, name, summary, description, notes, uses from product_text where sku = $2`,
    [sku, copyOf],
  );
  return inserted.length > 0;
}
