import { Ratio } from '@shop/money';

import { PricingError } from './pricing-error';
import type { LineRequest } from './request';
import { factor, type Factor } from './sum';
import type { AreaProduct, Lookup, Piece } from './tariff';

/** Millimetres of inch, foot, centimetre and metre, by unit code. */
const UNIT_MM: Lookup<Ratio> = new Map(['25.4', '304.8', '10', '1000'].map((mm, unit) => [unit, Ratio.parse(mm)]));
const SIDE = /^\d{1,6}(\.\d{1,4})?$/;
const M_PER_MM = Ratio.parse('1e-3');
const GROMMET_STEP_MM = Ratio.of(300);
const TWO = Ratio.of(2);

/** Checks that the unit is known and that both sides are decimals above 0, without applying a product's limits. */
export function checkSize({ unit, width, length }: LineRequest): PricingError | undefined {
  if (!UNIT_MM.has(unit)) return new PricingError('not_a_number', 'unit');
  const invalid = Object.entries({ width, length }).find(([, side]) => !isSide(side) || Ratio.parse(side).isZero);
  return invalid && new PricingError('not_a_number', invalid[0]);
}

/**
 * Measures one piece of an area product. Checks unit, width, length, then whether the material may be seamed if it has
 * to be.
 */
export function measureAreaPiece(product: AreaProduct, { unit, width, length }: LineRequest): Piece | PricingError {
  const unitMm = UNIT_MM.get(unit);
  if (!unitMm) return new PricingError('not_a_number', 'unit');
  const w = parseSideMm('width', width, unitMm, product);
  if (w instanceof PricingError) return w;
  const l = parseSideMm('length', length, unitMm, product);
  if (l instanceof PricingError) return l;
  const [short, long] = w.isBelow(l) ? [w, l] : [l, w];
  const seams = short.over(product.rollWidthMm).ceil() - 1;
  if (seams > 0 && !product.seamFenPerMetre) return new PricingError('size_out_of_range', 'width');

  const [widthM, lengthM] = [metres(w), metres(l)];
  const area = factor(widthM.value.times(lengthM.value), 'm²');
  return {
    tiers: product.tiers,
    sides: [widthM, lengthM],
    billable: area.value.isBelow(product.minBillable.value) ? product.minBillable : area,
    perimeter: metres(w.plus(l).times(TWO)),
    grommets: 2 * (w.over(GROMMET_STEP_MM).ceil() + l.over(GROMMET_STEP_MM).ceil()),
    seams,
    seam: product.seamFenPerMetre ? [metres(long), product.seamFenPerMetre] : [],
    weight: [[area, product.gramsPerM2], [product.gramsPerPiece]],
    volume: [[area, product.cm3PerM2], [product.cm3PerPiece]],
  };
}

function parseSideMm(
  field: 'width' | 'length',
  value: unknown,
  unitMm: Ratio,
  limits: AreaProduct,
): Ratio | PricingError {
  if (!isSide(value)) return new PricingError('not_a_number', field);
  const mm = Ratio.parse(value).times(unitMm);
  return mm.isBelow(limits.minMm) || limits.maxLongMm.isBelow(mm) ? new PricingError('size_out_of_range', field) : mm;
}

const isSide = (value: unknown): value is string => typeof value === 'string' && SIDE.test(value);

const metres = (mm: Ratio): Factor => factor(mm.times(M_PER_MM), 'm');
