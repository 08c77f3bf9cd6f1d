import { Ratio } from '@shop/money';

import type { PricedLine } from './line';
import { factor, sum, type Factor, type Sum } from './part';
import { reckonLine } from './reckon';
import { Refusal } from './refusal';
import type { AgreedLine, PriceList } from './request';
import type { Tariff } from './tariff';

/**
 * A line at the price that staff set. What the tariff can make keeps its own weight and volume unless staff weighed it;
 * what it cannot make must be weighed. Checks price, then weight.
 */
export function agreedLine(
  tariff: Tariff,
  { fen, item, grams, cm3 }: AgreedLine,
  priceList: PriceList,
): PricedLine | Refusal {
  if (!isCount(fen)) return new Refusal('not_a_number', 'fen');
  if (grams !== undefined && !isCount(grams)) return new Refusal('not_a_number', 'grams');
  if (cm3 !== undefined && !isCount(cm3)) return new Refusal('not_a_number', 'cm3');
  const known = isObject(item) ? reckonLine(tariff, item, priceList) : undefined;
  const made = known instanceof Refusal ? undefined : known;
  const weight = grams === undefined ? made?.weight : whole(grams, 'g');
  if (!weight) return new Refusal('weight_missing', 'grams');
  return {
    area: undefined,
    parts: [],
    setupFen: 0n,
    fen: BigInt(fen),
    grommets: made?.grommets ?? 0n,
    seams: made?.seams ?? 0n,
    bulk: false,
    weight,
    volume: cm3 === undefined ? (made?.volume ?? sum([])) : whole(cm3, 'cm³'),
  };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const whole = (value: number, unit: Factor['unit']): Sum => sum([[factor(Ratio.of(value), unit)]]);
