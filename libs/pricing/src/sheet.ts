import { Ratio } from '@shop/money';

import { factor, type Factor } from './part';
import { Refusal } from './refusal';
import type { LineRequest } from './request';
import type { AreaProduct, Lookup, Piece } from './tariff';

const UNIT_MM: Lookup<Ratio> = new Map(['25.4', '304.8', '10', '1000'].map((mm, unit) => [unit, Ratio.parse(mm)]));
const SIDE = /^\d{1,6}(\.\d{1,4})?$/;
const M_PER_MM = Ratio.parse('1e-3');
const GROMMET_STEP_MM = Ratio.of(300);
const TWO = Ratio.of(2);

/** Whether a size is one at all, in a known unit and above nothing; whether it can be made is another question. */
export function checkSize({ unit, width, length }: LineRequest): Refusal | undefined {
  if (!UNIT_MM.has(unit)) return new Refusal('not_a_number', 'unit');
  const wrong = Object.entries({ width, length }).find(([, side]) => !isSide(side) || Ratio.parse(side).isZero);
  return wrong && new Refusal('not_a_number', wrong[0]);
}

/** Cuts a piece of the asked size. Checks unit, width, length, then whether the product can be joined so wide. */
export function cutSheet(product: AreaProduct, { unit, width, length }: LineRequest): Piece | Refusal {
  const unitMm = UNIT_MM.get(unit);
  if (!unitMm) return new Refusal('not_a_number', 'unit');
  const w = measure('width', width, unitMm, product);
  if (w instanceof Refusal) return w;
  const l = measure('length', length, unitMm, product);
  if (l instanceof Refusal) return l;
  const [short, long] = w.isBelow(l) ? [w, l] : [l, w];
  const seams = short.over(product.rollWidthMm).ceil() - 1n;
  if (seams > 0n && !product.seamFenPerMetre) return new Refusal('size_out_of_range', 'width');

  const [widthM, lengthM] = [metres(w), metres(l)];
  const area = factor(widthM.value.times(lengthM.value), 'm²');
  return {
    tiers: product.tiers,
    sides: [widthM, lengthM],
    billable: area.value.isBelow(product.minBillable.value) ? product.minBillable : area,
    perimeter: metres(w.plus(l).times(TWO)),
    grommets: 2n * (w.over(GROMMET_STEP_MM).ceil() + l.over(GROMMET_STEP_MM).ceil()),
    seams,
    seam: product.seamFenPerMetre ? [metres(long), product.seamFenPerMetre] : [],
    weight: [[area, product.gramsPerM2], [product.gramsPerPiece]],
    volume: [[area, product.cm3PerM2], [product.cm3PerPiece]],
  };
}

function measure(field: 'width' | 'length', value: unknown, unitMm: Ratio, limits: AreaProduct): Ratio | Refusal {
  if (!isSide(value)) return new Refusal('not_a_number', field);
  const mm = Ratio.parse(value).times(unitMm);
  return mm.isBelow(limits.minMm) || limits.maxLongMm.isBelow(mm) ? new Refusal('size_out_of_range', field) : mm;
}

const isSide = (value: unknown): value is string => typeof value === 'string' && SIDE.test(value);

const metres = (mm: Ratio): Factor => factor(mm.times(M_PER_MM), 'm');
