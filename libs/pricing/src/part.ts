import { Ratio } from '@shop/money';

/** A number and what it counts. `fen` is shown in yuan; an empty unit is a bare number. */
export interface Factor {
  readonly value: Ratio;
  readonly unit: '' | 'm' | 'm²' | 'g' | 'cm³' | 'fen';
}

/** Factors to be multiplied. */
export type Term = readonly Factor[];

/** A sum of terms that keeps them, so that the formula shows the very numbers that were reckoned with. */
export interface Sum {
  readonly terms: readonly Term[];
  readonly value: Ratio;
}

/** What a line's price is made of. */
export interface Part extends Sum {
  readonly label: 'material' | 'seams' | `finish.${string}`;
}

export const factor = (value: Ratio, unit: Factor['unit'] = ''): Factor => ({ value, unit });

/** Leaves out what comes to nothing: a term with a factor that is absent or zero. */
export function sum(terms: readonly (readonly (Factor | undefined)[])[]): Sum {
  const counted = terms.filter((term): term is Term => term.every((it) => it && !it.value.isZero));
  return { terms: counted, value: counted.reduce((value, term) => value.plus(product(term)), Ratio.zero) };
}

export const total = (sums: readonly Sum[]): Ratio => sums.reduce((value, it) => value.plus(it.value), Ratio.zero);

const product = (term: Term): Ratio => term.reduce((value, it) => value.times(it.value), Ratio.one);
