import { Injectable } from '@nestjs/common';
import type { Input } from '@shop/contract';
import type { ProductTariff } from '@shop/pricing';
import { In } from 'typeorm';
import { AuditLog, type Caller, ApiError, fieldError, type Tx } from '../../common/public';
import { isUnpriced, notifyTariffChange } from '../../tariff/public';
import { PrinterTypeText } from '../entities/printer-type-text.entity';
import { ProductTextRow } from '../entities/product-text.entity';
import { Product } from '../entities/product.entity';
import type { ProductText } from '../snapshot/catalogue-rows';
import { notifyCatalogueChange } from '../snapshot/catalogue.service';
import type { Translations } from '../snapshot/localize';

type ProductEdit = Input<'admin/product-edit'>;

interface EditableProduct {
  kind: 'area' | 'unit';
  tariff: ProductTariff;
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

  /** @throws ApiError `resource_not_found`, `validation_failed` for an unknown printer type, `changed_meanwhile` if the product was edited since `revision`, and `product_unpriced` if it is to be offered without prices */
  async edit(tx: Tx, caller: Caller, sku: string, edit: ProductEdit): Promise<void> {
    const before = await lockProduct(tx, sku);
    if (before.revision !== edit.revision) throw new ApiError('changed_meanwhile');
    if (edit.properties) await assertPrinterTypeExists(tx, edit.properties.printerType);
    const { properties = before.properties, featured = before.featured, withdrawn = before.withdrawn } = edit;
    if (!withdrawn && isUnpriced(before)) throw fieldError('product_unpriced', 'withdrawn');
    const revision = before.revision + 1;
    await tx.update(Product, { sku }, { properties, featured, withdrawn, revision });
    await tx.delete(ProductTextRow, { sku, language: In(edit.textsGone ?? []) });
    for (const [language, text] of Object.entries(edit.texts ?? {})) {
      await tx.upsert(ProductTextRow, { sku, language, ...text }, ['sku', 'language']);
    }
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
  const product = await tx.findOne(Product, {
    select: { sku: true, kind: true, tariff: true, revision: true, properties: true, featured: true, withdrawn: true },
    where: { sku },
    lock: { mode: 'pessimistic_write' },
  });
  if (!product) throw new ApiError('resource_not_found');
  const texts = await tx.findBy(ProductTextRow, { sku });
  const tariff = product.tariff as ProductTariff;
  return {
    ...product,
    tariff,
    texts: Object.fromEntries(texts.map(({ sku: _, language, ...text }) => [language, text])),
  };
}

async function assertPrinterTypeExists(tx: Tx, printerType: string): Promise<void> {
  if (!(await tx.existsBy(PrinterTypeText, { printerType })))
    throw new ApiError('validation_failed', [{ field: 'properties.printerType', code: 'invalid' }]);
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
