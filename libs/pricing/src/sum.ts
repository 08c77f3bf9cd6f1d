import { Ratio } from '@shop/money';

/** An exact number with its unit. `fen` is displayed in yuan; an empty unit is a plain number. */
export interface Factor {
  readonly value: Ratio;
  readonly unit: '' | 'm' | 'm²' | 'g' | 'cm³' | 'fen';
}

/** Factors to be multiplied. */
export type Term = readonly Factor[];

/** A sum that keeps its terms, so that the formula can display the numbers it was calculated from. */
export interface Sum {
  readonly terms: readonly Term[];
  readonly value: Ratio;
}

/** One part of a line's price. */
export interface PriceComponent extends Sum {
  readonly label: 'material' | 'seams' | `finish.${string}`;
}

export const factor = (value: Ratio, unit: Factor['unit'] = ''): Factor => ({ value, unit });

/** Adds up products of factors; a term with an absent or zero factor is left out. */
export function sum(terms: readonly (readonly (Factor | undefined)[])[]): Sum {
  const counted: Term[] = [];
  let value = Ratio.zero;
  for (const term of terms) {
    const product = multiply(term);
    if (product === undefined) continue;
    counted.push(term as Term);
    value = value.plus(product);
  }
  return { terms: counted, value };
}

/** The product of the factors; undefined if one of them is absent or zero. */
function multiply(term: readonly (Factor | undefined)[]): Ratio | undefined {
  let product = Ratio.one;
  for (const it of term) {
    if (it === undefined || it.value.isZero) return undefined;
    product = product.times(it.value);
  }
  return product;
}

export const totalOf = (sums: readonly Sum[]): Ratio => sums.reduce((value, it) => value.plus(it.value), Ratio.zero);
