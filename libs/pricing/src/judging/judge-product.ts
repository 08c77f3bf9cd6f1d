import { Ratio } from '@shop/money';

import type { Spot } from './spot';

const ARTWORKS = ['custom', 'blank', 'black'];
const AREA_PRICES = ['fenPerMetre', 'fenPerGrommet', 'fenPerPiece', 'fenPerM2', 'gramsPerPiece'];
const UNIT_PRICES = ['fenPerPiece', 'gramsPerPiece'];
const TERMS = ['pricing', 'limits', 'setupFen', 'artworkFactor', 'finishes', 'bulk'];
const SHEET = ['seamFenPerMetre', 'gramsPerM2', 'gramsPerPiece', 'cm3PerM2', 'cm3PerPiece'];
/** A request has at most 999 999 m. */
const LONGEST_MM = { positive: true, most: 1e9 } as const;
const PIECES = { whole: true, positive: true, most: 1e9 } as const;
const MM2_PER_M2 = Ratio.of(1_000_000);

export function judgeProduct(product: Spot): void {
  const kind = product.at('pricing').at('kind');
  if (kind.value === 'area') judgeArea(product);
  else if (kind.value === 'unit') judgeUnit(product);
  else kind.fault(kind.isAbsent ? 'required' : 'invalid');
}

function judgeArea(product: Spot): void {
  product.hasOnly(...TERMS, ...SHEET);
  judgeTerms(product, AREA_PRICES, ['quantity', 'areaM2']);
  const seam = product.at('seamFenPerMetre');
  seam.optionalNumber();
  const minMm = judgeLimits(product.at('limits'), !seam.isAbsent);
  const pricing = product.at('pricing');
  pricing.hasOnly('kind', 'minBillableMm2', 'tiers');
  const billable = pricing.at('minBillableMm2').number();
  const smallest = [billable, minMm?.times(minMm)].filter((mm2) => mm2 !== undefined);
  judgeTiers(pricing.at('tiers'), smallest.reduce(larger, Ratio.zero).over(MM2_PER_M2));
  const grams = [product.at('gramsPerM2').number(), product.at('gramsPerPiece').number()];
  if (grams.every((some) => some?.isZero)) product.at('gramsPerM2').fault('weight_missing');
  product.at('cm3PerM2').number();
  product.at('cm3PerPiece').number();
}

function judgeUnit(product: Spot): void {
  product.hasOnly(...TERMS);
  judgeTerms(product, UNIT_PRICES, ['quantity']);
  product.at('limits').hasOnly('maxQuantity');
  product.at('limits').at('maxQuantity').number(PIECES);
  const pricing = product.at('pricing');
  pricing.hasOnly('kind', 'variants');
  const variants = pricing.at('variants');
  const offered = variants.entries();
  if (offered.length === 0 && !variants.isAbsent) variants.fault('nothing_offered');
  for (const [, variant] of offered) {
    if (!variant.hasOnly('grams', 'cm3', 'tiers')) continue;
    if (variant.at('grams').number()?.isZero) variant.at('grams').fault('weight_missing');
    variant.at('cm3').number();
    judgeTiers(variant.at('tiers'), Ratio.one);
  }
}

/** What area and unit products have in common. */
function judgeTerms(product: Spot, prices: readonly string[], bulk: readonly string[]): void {
  product.at('setupFen').number({ whole: true });
  const artworks = product.at('artworkFactor');
  const allowed = artworks.entries();
  if (allowed.length === 0 && !artworks.isAbsent) artworks.fault('nothing_offered');
  for (const [name, factor] of allowed) {
    if (ARTWORKS.includes(name)) factor.number({ positive: true });
    else factor.fault('unknown_field');
  }
  for (const [, finish] of product.at('finishes').entries()) {
    finish.hasOnly(...prices);
    for (const price of prices) finish.at(price).optionalNumber();
  }
  const from = product.at('bulk');
  if (from.isAbsent) return;
  from.hasOnly(...bulk);
  for (const name of bulk) from.at(name).optionalNumber({ positive: true });
}

/** The least side of a sheet, where it is one. */
function judgeLimits(limits: Spot, isJoined: boolean): Ratio | undefined {
  if (!limits.hasOnly('minMm', 'maxLongMm', 'rollWidthMm', 'maxQuantity')) return undefined;
  limits.at('maxQuantity').number(PIECES);
  const least = limits.at('minMm').number(LONGEST_MM);
  const long = limits.at('maxLongMm').number(LONGEST_MM);
  const roll = limits.at('rollWidthMm').number(LONGEST_MM);
  if (least && long?.isBelow(least)) limits.at('maxLongMm').fault('limits_contradict');
  if (least && roll?.isBelow(least) && !isJoined) limits.at('rollWidthMm').fault('limits_contradict');
  return least;
}

/** `least` is the smallest amount that can be ordered: the first tier has it. */
function judgeTiers(tiers: Spot, least: Ratio): void {
  const all = tiers.items();
  if (all.length === 0 && Array.isArray(tiers.value)) tiers.fault('tiers_empty');
  let before: Ratio | undefined;
  for (const [index, tier] of all.entries()) {
    if (!tier.hasOnly('from', 'retail', 'reseller')) continue;
    const from = tier.at('from').number();
    if (from && before && !before.isBelow(from)) tier.at('from').fault('tiers_unsorted');
    if (from && index === 0 && least.isBelow(from)) tier.at('from').fault('tier_gap');
    before = from ?? before;
    judgePrices(tier);
  }
}

function judgePrices(tier: Spot): void {
  const retail = tier.at('retail').number({ positive: true });
  const reseller = tier.at('reseller').number({ positive: true });
  if (reseller && retail?.isBelow(reseller)) tier.at('reseller').fault('reseller_above_retail');
}

const larger = (one: Ratio, other: Ratio): Ratio => (one.isBelow(other) ? other : one);
