import type { Input } from '@shop/contract';
import type { ProductTariff } from '@shop/pricing';

/** What staff must enter, because nothing is usual. */
const MISSING = '';

/** What a draft starts with for a variant that has no prices yet. */
export const NEW_VARIANT_TARIFF = {
  ...{ grams: MISSING, cm3: MISSING },
  tiers: [{ from: 1, retail: MISSING, reseller: MISSING }],
};

/** What the draft for a new product's prices starts with: the usual limits, and no prices and weights. */
export function newProductTariff({ kind, variants }: Input<'admin/product-create'>): ProductTariff {
  const common = { setupFen: 0, artworkFactor: { custom: '1' }, finishes: {} };
  if (kind === 'unit') {
    return {
      ...common,
      pricing: { kind, variants: Object.fromEntries(variants.map(({ code }) => [code, NEW_VARIANT_TARIFF])) },
      limits: { maxQuantity: 1000 },
    };
  }
  return {
    ...common,
    pricing: { kind, minBillableMm2: 1_000_000, tiers: [{ from: 0, retail: MISSING, reseller: MISSING }] },
    limits: { minMm: 100, maxLongMm: 20_000, rollWidthMm: 3000, maxQuantity: 1000 },
    ...{ gramsPerM2: MISSING, gramsPerPiece: 0, cm3PerM2: MISSING, cm3PerPiece: 0 },
  };
}
