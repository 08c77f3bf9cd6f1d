import { Injectable } from '@nestjs/common';
import type { AdminProductView, Input } from '@shop/contract';
import type { ProductTariff } from '@shop/pricing';
import { In } from 'typeorm';
import { AuditLog, type Caller, ApiError, fieldError, type Tx } from '../../common/public';
import { isUnpriced, notifyTariffChange } from '../../tariff/public';
import { Category } from '../entities/category.entity';
import { PrinterType } from '../entities/printer-type.entity';
import { ProductTextRow } from '../entities/product-text.entity';
import { Product } from '../entities/product.entity';
import type { Presentation, ProductFacets, ProductProperties, ProductText, Size } from '../snapshot/catalogue-rows';
import { notifyCatalogueChange } from '../snapshot/catalogue.service';
import type { Translations } from '../snapshot/localize';
import { findUnknownDrawings, toDrawing, withDrawing } from './product-drawing';

type ProductEdit = Input<'admin/product-edit'>;

interface EditableProduct {
  kind: 'area' | 'unit';
  category: string;
  tariff: ProductTariff;
  revision: number;
  properties: ProductProperties;
  facets: ProductFacets;
  defaultSize: Size | null;
  drawing: AdminProductView['drawing'];
  presentation: Presentation;
  featured: boolean;
  withdrawn: boolean;
  texts: Translations<ProductText>;
}

/** Edits texts, properties and drawings of products. Prices change through tariff drafts instead. */
@Injectable()
export class ProductEditor {
  constructor(private readonly audit: AuditLog) {}

  /** @throws ApiError `resource_not_found`, `validation_failed` for an unknown printer type or drawing and for a default size of a product sold by the piece, `changed_meanwhile` if the product was edited since `revision`, and `product_unpriced` or `reference_withdrawn` if it is to be offered without prices, or with a category or printer type that is withdrawn */
  async edit(tx: Tx, caller: Caller, sku: string, edit: ProductEdit): Promise<void> {
    const before = await lockProduct(tx, sku);
    if (before.revision !== edit.revision) throw new ApiError('changed_meanwhile');
    const { properties, facets, defaultSize, featured, withdrawn } = { ...before, ...definedFields(edit) };
    if (defaultSize && before.kind === 'unit')
      throw new ApiError('validation_failed', [{ field: 'defaultSize', code: 'invalid' }]);
    const presentation = changeDrawing(before.presentation, edit.drawing);
    if (!withdrawn && isUnpriced(before)) throw fieldError('product_unpriced', 'withdrawn');
    const printerType = await lockPrinterType(tx, properties.printerType);
    if (edit.properties && !printerType)
      throw new ApiError('validation_failed', [{ field: 'properties.printerType', code: 'invalid' }]);
    if (!withdrawn) await assertOfferable(tx, before.category, printerType);
    const revision = before.revision + 1;
    const changed = { properties, facets, defaultSize, presentation, featured, withdrawn, revision };
    await tx.update(Product, { sku }, changed);
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

function definedFields({ properties, facets, defaultSize, featured, withdrawn }: ProductEdit) {
  return {
    ...(properties && { properties }),
    ...(facets && { facets }),
    ...(defaultSize !== undefined && { defaultSize }),
    ...(featured !== undefined && { featured }),
    ...(withdrawn !== undefined && { withdrawn }),
  };
}

/** @throws ApiError `validation_failed` for an unknown drawing */
function changeDrawing(presentation: Presentation, drawing: ProductEdit['drawing']): Presentation {
  if (!drawing) return presentation;
  const unknown = findUnknownDrawings(drawing);
  if (unknown.length > 0) throw new ApiError('validation_failed', unknown);
  return withDrawing(presentation, drawing);
}

async function lockProduct(tx: Tx, sku: string): Promise<EditableProduct> {
  const product = await tx.findOne(Product, {
    where: { sku },
    lock: { mode: 'pessimistic_write' },
  });
  if (!product) throw new ApiError('resource_not_found');
  const texts = await tx.findBy(ProductTextRow, { sku });
  const tariff = product.tariff as ProductTariff;
  const presentation = product.presentation as Presentation;
  return {
    ...product,
    tariff,
    presentation,
    drawing: toDrawing(presentation),
    texts: Object.fromEntries(texts.map(({ sku: _, language, ...text }) => [language, text])),
  };
}

/** Others cannot withdraw it meanwhile. */
function lockPrinterType(tx: Tx, code: string): Promise<PrinterType | null> {
  return tx.findOne(PrinterType, { where: { code }, lock: { mode: 'pessimistic_read' } });
}

/** A withdrawn product may have a category and printer type that are withdrawn. */
async function assertOfferable(tx: Tx, slug: string, printerType: PrinterType | null): Promise<void> {
  const category = await tx.findOne(Category, { where: { slug }, lock: { mode: 'pessimistic_read' } });
  if (category?.withdrawn) throw fieldError('reference_withdrawn', 'category');
  if (printerType?.withdrawn) throw fieldError('reference_withdrawn', 'properties.printerType');
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
