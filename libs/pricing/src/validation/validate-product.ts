import { Ratio } from '@shop/money';

import type { DocumentNode, NumberRule } from './document-node';
import { validateFinishRules } from './validate-finish-rules';

const ARTWORKS = ['custom', 'blank', 'black'];
const AREA_FINISH_FIELDS = ['fenPerMetre', 'fenPerGrommet', 'fenPerPiece', 'fenPerM2', 'gramsPerPiece'];
const UNIT_FINISH_FIELDS = ['fenPerPiece', 'gramsPerPiece'];
const COMMON_FIELDS = ['pricing', 'limits', 'setupFen', 'artworkFactor', 'finishes', 'finishRules', 'bulk'];
const AREA_FIELDS = ['seamFenPerMetre', 'gramsPerM2', 'gramsPerPiece', 'cm3PerM2', 'cm3PerPiece'];
/** Request sides have at most 999 999 m. */
const LENGTH_MM = { positive: true, max: 1e9 } as const satisfies NumberRule;
const QUANTITY = { whole: true, positive: true, max: 1e9 } as const satisfies NumberRule;
const MM2_PER_M2 = Ratio.of(1_000_000);

export function validateProduct(product: DocumentNode): void {
  const kind = product.at('pricing').at('kind');
  if (kind.value === 'area') validateAreaProduct(product);
  else if (kind.value === 'unit') validateUnitProduct(product);
  else kind.addFault(kind.isAbsent ? 'required' : 'invalid');
}

function validateAreaProduct(product: DocumentNode): void {
  product.hasOnlyFields(...COMMON_FIELDS, ...AREA_FIELDS);
  validateCommonFields(product, AREA_FINISH_FIELDS, ['quantity', 'areaM2']);
  const seam = product.at('seamFenPerMetre');
  seam.optionalNumber();
  const minMm = validateLimits(product.at('limits'), !seam.isAbsent);
  const pricing = product.at('pricing');
  pricing.hasOnlyFields('kind', 'minBillableMm2', 'tiers');
  const billable = pricing.at('minBillableMm2').number();
  const smallest = [billable, minMm?.times(minMm)].filter((mm2) => mm2 !== undefined);
  validateTiers(pricing.at('tiers'), smallest.reduce(max, Ratio.zero).over(MM2_PER_M2));
  const grams = [product.at('gramsPerM2').number(), product.at('gramsPerPiece').number()];
  if (grams.every((value) => value?.isZero)) product.at('gramsPerM2').addFault('weight_missing');
  product.at('cm3PerM2').number();
  product.at('cm3PerPiece').number();
}

function validateUnitProduct(product: DocumentNode): void {
  product.hasOnlyFields(...COMMON_FIELDS);
  validateCommonFields(product, UNIT_FINISH_FIELDS, ['quantity']);
  product.at('limits').hasOnlyFields('maxQuantity');
  product.at('limits').at('maxQuantity').number(QUANTITY);
  const pricing = product.at('pricing');
  pricing.hasOnlyFields('kind', 'variants');
  const variants = pricing.at('variants');
  const offered = variants.entries();
  if (offered.length === 0 && !variants.isAbsent) variants.addFault('nothing_offered');
  for (const [, variant] of offered) {
    if (!variant.hasOnlyFields('grams', 'cm3', 'tiers')) continue;
    if (variant.at('grams').number()?.isZero) variant.at('grams').addFault('weight_missing');
    variant.at('cm3').number();
    validateTiers(variant.at('tiers'), Ratio.one);
  }
}

/** The fields that area and unit products have in common. */
function validateCommonFields(
  product: DocumentNode,
  finishFields: readonly string[],
  bulkFields: readonly string[],
): void {
  product.at('setupFen').number({ whole: true });
  const artworks = product.at('artworkFactor');
  const offered = artworks.entries();
  if (offered.length === 0 && !artworks.isAbsent) artworks.addFault('nothing_offered');
  for (const [name, factor] of offered) {
    if (ARTWORKS.includes(name)) factor.number({ positive: true });
    else factor.addFault('unknown_field');
  }
  for (const [, finish] of product.at('finishes').entries()) {
    finish.hasOnlyFields(...finishFields);
    for (const field of finishFields) finish.at(field).optionalNumber();
  }
  validateFinishRules(product.at('finishRules'), product.at('finishes'));
  const bulk = product.at('bulk');
  if (bulk.isAbsent) return;
  bulk.hasOnlyFields(...bulkFields);
  for (const field of bulkFields) bulk.at(field).optionalNumber({ positive: true });
}

/** Returns the minimum side in mm, if it is valid. */
function validateLimits(limits: DocumentNode, hasSeams: boolean): Ratio | undefined {
  if (!limits.hasOnlyFields('minMm', 'maxLongMm', 'rollWidthMm', 'maxQuantity')) return undefined;
  limits.at('maxQuantity').number(QUANTITY);
  const minMm = limits.at('minMm').number(LENGTH_MM);
  const long = limits.at('maxLongMm').number(LENGTH_MM);
  const roll = limits.at('rollWidthMm').number(LENGTH_MM);
  if (minMm && long?.isBelow(minMm)) limits.at('maxLongMm').addFault('limits_contradict');
  if (minMm && roll?.isBelow(minMm) && !hasSeams) limits.at('rollWidthMm').addFault('limits_contradict');
  return minMm;
}

/** `smallest` is the smallest amount that can be ordered; the first tier must not begin above it. */
function validateTiers(tiers: DocumentNode, smallest: Ratio): void {
  const all = tiers.items();
  if (all.length === 0 && Array.isArray(tiers.value)) tiers.addFault('tiers_empty');
  let previous: Ratio | undefined;
  for (const [index, tier] of all.entries()) {
    if (!tier.hasOnlyFields('from', 'retail', 'reseller')) continue;
    const from = tier.at('from').number();
    if (from && previous && !previous.isBelow(from)) tier.at('from').addFault('tiers_unsorted');
    if (from && index === 0 && smallest.isBelow(from)) tier.at('from').addFault('tier_gap');
    previous = from ?? previous;
    validateTierPrices(tier);
  }
}

function validateTierPrices(tier: DocumentNode): void {
  const retail = tier.at('retail').number({ positive: true });
  const reseller = tier.at('reseller').number({ positive: true });
  if (reseller && retail?.isBelow(reseller)) tier.at('reseller').addFault('reseller_above_retail');
}

const max = (one: Ratio, other: Ratio): Ratio => (one.isBelow(other) ? other : one);
