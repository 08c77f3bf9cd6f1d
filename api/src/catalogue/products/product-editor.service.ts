import { Injectable } from '@nestjs/common';
import type { Input } from '@shop/contract';
import { AuditLog, type Caller, ApiError, type Tx } from '../../common/public';
import { notifyTariffChange } from '../../tariff/public';
import type { ProductText } from '../snapshot/catalogue-rows';
import { notifyCatalogueChange } from '../snapshot/catalogue.service';
import type { Translations } from '../snapshot/localize';

type ProductEdit = Input<'admin/product-edit'>;

interface EditableProduct {
  revision: number;
  properties: object;
  featured: boolean;
  withdrawn: boolean;
  texts: Translations<ProductText>;
}

/** Edits texts and properties of products. Prices change through tariff drafts instead. */
@Injectable()
export class ProductEditor {
  constructor(private readonly audit: AuditLog) {}

  /** @throws ApiError `resource_not_found`, `validation_failed` for an unknown printer type, and `changed_meanwhile` if the product was edited since `revision` */
  async edit(tx: Tx, caller: Caller, sku: string, edit: ProductEdit): Promise<void> {
    const before = await lockProduct(tx, sku);
    if (before.revision !== edit.revision) throw new ApiError('changed_meanwhile');
    if (edit.properties) await assertPrinterTypeExists(tx, edit.properties.printerType);
    const { properties = before.properties, featured = before.featured, withdrawn = before.withdrawn } = edit;
    await tx.query(
      'update product set properties = $2, featured = $3, withdrawn = $4, revision = revision + 1 where sku = $1',
      [sku, JSON.stringify(properties), featured, withdrawn],
    );
    await tx.query('delete from product_text where sku = $1 and language = any($2)', [sku, edit.textsGone ?? []]);
    for (const [language, text] of Object.entries(edit.texts ?? {})) await upsertText(tx, sku, language, text);
    await this.audit.record(tx, caller, {
      action: 'product-edited',
      kind: 'product',
      id: sku,
      ...toAuditDiff(before, edit),
    });
    await notifyCatalogueChange(tx);
    if (withdrawn !== before.withdrawn) await notifyTariffChange(tx);
  }
}

async function lockProduct(tx: Tx, sku: string): Promise<EditableProduct> {
  const [product]: Omit<EditableProduct, 'texts'>[] = await tx.query(
    'select revision, properties, featured, withdrawn from product where sku = $1 for update',
    [sku],
  );
  if (!product) throw new ApiError('resource_not_found');
  const texts: ({ language: string } & ProductText)[] = await tx.query(
    'select language, name, summary, description, notes, uses from product_text where sku = $1',
    [sku],
  );
  return { ...product, texts: Object.fromEntries(texts.map(({ language, ...text }) => [language, text])) };
}

async function assertPrinterTypeExists(tx: Tx, printerType: string): Promise<void> {
  const known: unknown[] = await tx.query('select from printer_type_text where printer_type = $1 limit 1', [
    printerType,
  ]);
  if (known.length === 0)
    throw new ApiError('validation_failed', [{ field: 'properties.printerType', code: 'invalid' }]);
}

async function upsertText(tx: Tx, sku: string, language: string, text: ProductText): Promise<void> {
  const { name, summary, description, notes, uses } = text;
  await tx.query(
    `insert into product_text (sku, language, name, summary, description, notes, uses) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (sku, language) do update set name = excluded.name, summary = excluded.summary,
       description = excluded.description, notes = excluded.notes, uses = excluded.uses`,
    [sku, language, name, summary, description, notes, uses],
  );
}

/** The edited fields before and after, for the audit log. */
function toAuditDiff(
  was: EditableProduct,
  { revision: _, texts, textsGone = [], ...is }: ProductEdit,
): { before: object; after: object } {
  const languages = [...new Set([...Object.keys(texts ?? {}), ...textsGone])];
  const sent = (Object.keys(is) as (keyof typeof is)[]).filter((name) => is[name] !== undefined);
  const side = (all: Partial<EditableProduct>) => ({
    ...Object.fromEntries(sent.map((name) => [name, all[name]])),
    ...(languages.length > 0 && { texts: selectTexts(all.texts ?? {}, languages) }),
  });
  return { before: side(was), after: side({ ...is, texts }) };
}

function selectTexts(texts: Translations<ProductText>, languages: readonly string[]): Translations<ProductText | null> {
  return Object.fromEntries(languages.map((language) => [language, texts[language] ?? null]));
}
