import { Ratio } from '@shop/money';

import { calculateLine } from './calculate';
import { checkNegotiatedItem } from './check-line';
import type { PricedLine } from './price-line';
import { PricingError } from './pricing-error';
import type { NegotiatedLine, PriceList } from './request';
import { factor, sum, type Factor, type Sum } from './sum';
import type { Tariff } from './tariff';

/**
 * A line at the price that staff set. Weight and volume are the tariff's own for an item that it can price, unless staff
 * entered them; for any other item staff must enter the weight, or the error is `weight_missing`. Checks price, then weight.
 */
export function priceNegotiatedLine(
  tariff: Tariff,
  { fen, item, grams, cm3 }: NegotiatedLine,
  priceList: PriceList,
): PricedLine | PricingError {
  if (!isPositiveInteger(fen)) return new PricingError('not_a_number', 'fen');
  if (grams !== undefined && !isPositiveInteger(grams)) return new PricingError('not_a_number', 'grams');
  if (cm3 !== undefined && !isPositiveInteger(cm3)) return new PricingError('not_a_number', 'cm3');
  const result = isObject(item) ? calculateLine(tariff, item, priceList, checkNegotiatedItem) : undefined;
  const priced = result instanceof PricingError ? undefined : result;
  const weight = grams === undefined ? priced?.weight : toSum(grams, 'g');
  if (!weight) return new PricingError('weight_missing', 'grams');
  return {
    area: undefined,
    components: [],
    setupFen: 0,
    fen,
    grommets: priced?.grommets ?? 0,
    seams: priced?.seams ?? 0,
    bulk: false,
    weight,
    volume: cm3 === undefined ? (priced?.volume ?? sum([])) : toSum(cm3, 'cm³'),
  };
}

const isPositiveInteger = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const toSum = (value: number, unit: Factor['unit']): Sum => sum([[factor(Ratio.of(value), unit)]]);
