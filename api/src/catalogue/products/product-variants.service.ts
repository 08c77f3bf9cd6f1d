import { Injectable } from '@nestjs/common';
import type { Input, Output } from '@shop/contract';
import type { ProductTariff } from '@shop/pricing';
import { ApiError, AuditLog, type Caller, type Tx } from '../../common/public';
import { isUnpriced, notifyTariffChange, TariffDrafts } from '../../tariff/public';
import { ProductTextRow } from '../entities/product-text.entity';
import { Product } from '../entities/product.entity';
import type { Presentation, VariantPresentation } from '../snapshot/catalogue-rows';
import { notifyCatalogueChange } from '../snapshot/catalogue.service';
import { NEW_VARIANT_TARIFF } from './new-product-tariff';

/** The tariff has at most as many. */
const MAX_VARIANTS = 50;

type Definition = Input<'admin/product-variant'>;

/**
 * Names and sizes of the variants of products that are priced per piece. They are sold once a draft with their prices is
 * published, until one without them is; definitions stay, because orders name them.
 */
@Injectable()
export class ProductVariants {
  constructor(
    private readonly audit: AuditLog,
    private readonly drafts: TariffDrafts,
  ) {}

  /**
   * Defines a variant, or changes its names and sizes.
   * @throws ApiError `resource_not_found`, `changed_meanwhile` if the product was edited since `revision`, and
   *   `validation_failed` for a product that is priced by area or has as many variants as it can have
   */
  async define(
    tx: Tx,
    caller: Caller,
    sku: string,
    code: string,
    { revision, names, ...size }: Definition,
  ): Promise<Output<'admin/product-variant'>> {
    const product = await tx.findOne(Product, { where: { sku }, lock: { mode: 'pessimistic_write' } });
    if (!product) throw new ApiError('resource_not_found');
    if (product.revision !== revision) throw new ApiError('changed_meanwhile');
    const presentation = product.presentation as Presentation;
    const before = findVariant(presentation, code);
    const isFull = !before && Object.keys(presentation.variants ?? {}).length >= MAX_VARIANTS;
    if (product.kind === 'area' || isFull)
      throw new ApiError('validation_failed', [{ field: 'code', code: isFull ? 'out_of_range' : 'invalid' }]);
    const after: VariantPresentation = { name: names, ...size };
    await tx.update(
      Product,
      { sku },
      {
        presentation: { ...presentation, variants: { ...presentation.variants, [code]: after } } as object,
        revision: revision + 1,
      },
    );
    const id = `${sku}/${code}`;
    await this.audit.record(tx, caller, { action: 'variant-defined', kind: 'variant', id, before, after });
    await notifyCatalogueChange(tx);
    await notifyTariffChange(tx);
    return { draftId: before ? null : await this.openDraft(tx, caller, product, code, names.en) };
  }

  /** The prices of a product that has none yet are in a draft already. */
  private async openDraft(
    tx: Tx,
    caller: Caller,
    { sku, kind, tariff: base, withdrawn }: Product,
    code: string,
    name: string,
  ): Promise<string | null> {
    const tariff = base as ProductTariff;
    if (tariff.pricing.kind === 'area' || (withdrawn && isUnpriced({ kind, tariff }))) return null;
    const variants = { ...tariff.pricing.variants, [code]: NEW_VARIANT_TARIFF };
    const value = { ...tariff, pricing: { ...tariff.pricing, variants } };
    const text = await tx.findOneBy(ProductTextRow, { sku, language: 'en' });
    const title = `${text?.name ?? sku}: ${name}`;
    return this.drafts.openWithChanges(tx, caller, title, [{ kind: 'product', subject: sku, base, value }]);
  }
}

function findVariant({ variants = {} }: Presentation, code: string): VariantPresentation | undefined {
  return Object.hasOwn(variants, code) ? variants[code] : undefined;
}
