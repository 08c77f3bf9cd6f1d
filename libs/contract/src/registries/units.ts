interface Unit {
  readonly name: string;
  /** Millimetres per unit, a decimal. */
  readonly mm: string;
}

/** The units of length by code. */
export const UNITS = {
  0: { name: 'inch', mm: '25.4' },
  1: { name: 'foot', mm: '304.8' },
  2: { name: 'centimetre', mm: '10' },
  3: { name: 'metre', mm: '1000' },
} as const satisfies Readonly<Record<number, Unit>>;

export type UnitCode = keyof typeof UNITS;

export const UNIT_CODES: readonly UnitCode[] = [0, 1, 2, 3];

/** The unit that a reader starts with, by language tag: inches for `en-US`, otherwise centimetres. */
export function defaultUnit(languageTag: string): 0 | 2 {
  return languageTag.toLowerCase() === 'en-us' ? 0 : 2;
}
