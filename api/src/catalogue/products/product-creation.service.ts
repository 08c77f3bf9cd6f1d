import { Injectable } from '@nestjs/common';
import type { Input, Output } from '@shop/contract';
import { forms } from '@shop/drawing';
import { ApiError, AuditLog, type Caller, type FieldError, lockTable, type Tx } from '../../common/public';
import { notifyTariffChange, TariffDrafts, unpricedTariff } from '../../tariff/public';
import { Category } from '../entities/category.entity';
import { PrinterType } from '../entities/printer-type.entity';
import { ProductTextRow } from '../entities/product-text.entity';
import { Product } from '../entities/product.entity';
import { NO_FACETS, type Presentation } from '../snapshot/catalogue-rows';
import { notifyCatalogueChange } from '../snapshot/catalogue.service';
import { newProductTariff } from './new-product-tariff';
import { findUnknownDrawings, withDrawing } from './product-drawing';
import { findTakenFields, nextPosition } from './product-copies.queries';

type NewProduct = Input<'admin/product-create'>;

/** Creates products from nothing. */
@Injectable()
export class ProductCreation {
  constructor(
    private readonly audit: AuditLog,
    private readonly drafts: TariffDrafts,
  ) {}

  /**
   * Creates the last product of the menu, without prices and withdrawn, and opens a draft in which staff enter its prices. It
   * can be offered once they are published.
   * @throws ApiError `validation_failed` for a SKU or slug in use, an unknown category, printer type or drawing, and variants
   *   that do not suit the kind of product
   */
  async create(tx: Tx, caller: Caller, product: NewProduct): Promise<Output<'admin/product-create'>> {
    await lockTable(tx, 'product');
    const errors = [...(await findUnusableFields(tx, product)), ...findVariantErrors(product)];
    if (errors.length > 0) throw new ApiError('validation_failed', errors);
    const { sku, text, ...properties } = product;
    await insertProduct(tx, product);
    const change = { base: unpricedTariff(product.kind), value: newProductTariff(product) };
    const changes = [{ kind: 'product', subject: sku, ...change } as const];
    const draftId = await this.drafts.openWithChanges(tx, caller, text.name, changes);
    await this.audit.record(tx, caller, {
      ...{ action: 'product-created', kind: 'product', id: sku },
      after: { ...properties, texts: { en: text } },
    });
    await notifyCatalogueChange(tx);
    await notifyTariffChange(tx);
    return { id: sku, draftId };
  }
}

async function findUnusableFields(tx: Tx, product: NewProduct): Promise<FieldError[]> {
  const { category, kind, properties, drawing } = product;
  const taken = await findTakenFields(tx, product);
  const drawableForms = kind === 'area' ? ['area'] : Object.keys(forms);
  const isKnown: [field: string, boolean][] = [
    ['category', await tx.existsBy(Category, { slug: category, withdrawn: false })],
    ['properties.printerType', await tx.existsBy(PrinterType, { code: properties.printerType, withdrawn: false })],
    ['drawing.form', drawableForms.includes(drawing.form)],
  ];
  return [
    ...taken.map((field): FieldError => ({ field, code: 'already_used' })),
    ...isKnown.flatMap(([field, known]): FieldError[] => (known ? [] : [{ field, code: 'invalid' }])),
    ...findUnknownDrawings(drawing),
  ];
}

/** A product that is priced per piece has variants, each with a code of its own; others have none. */
function findVariantErrors({ kind, variants }: NewProduct): FieldError[] {
  if (kind === 'unit' && variants.length === 0) return [{ field: 'variants', code: 'required' }];
  if (kind === 'area' && variants.length > 0) return [{ field: 'variants', code: 'invalid' }];
  const codes = variants.map(({ code }) => code);
  return codes.flatMap((code, index): FieldError[] =>
    codes.indexOf(code) === index ? [] : [{ field: `variants[${index}].code`, code: 'already_used' }],
  );
}

async function insertProduct(tx: Tx, product: NewProduct): Promise<void> {
  const { sku, category, slug, kind, uvInkjet, properties, facets = NO_FACETS, drawing, variants, text } = product;
  const defaultSize = kind === 'area' ? (product.defaultSize ?? null) : null;
  const presentation: Presentation = {
    ...withDrawing({ form: drawing.form }, drawing),
    ...(variants.length > 0 && {
      variants: Object.fromEntries(variants.map(({ code, name, ...size }) => [code, { name: { en: name }, ...size }])),
    }),
  };
  const position = await nextPosition(tx);
  await tx.insert(Product, {
    ...{ sku, category, slug, kind, uvInkjet, properties, facets, defaultSize, presentation, position },
    ...{ featured: false, withdrawn: true, revision: 1 },
    tariff: unpricedTariff(kind),
  });
  await tx.insert(ProductTextRow, { sku, language: 'en', ...text });
}
