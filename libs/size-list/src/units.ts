/** 0 inch, 1 foot, 2 centimetre, 3 metre. */
export type Unit = 0 | 1 | 2 | 3;

/** A unit that a list may use; millimetres are converted to centimetres. */
export type WrittenUnit = Unit | 'mm';

const NAMES: readonly (readonly [WrittenUnit, readonly string[]])[] = [
  [
    0,
    [
      'in',
      'inch',
      'inches',
      'ins',
      '"',
      "''",
      'zoll',
      'pouce',
      'pouces',
      'po',
      'pulgada',
      'pulgadas',
      'pulg',
      'インチ',
      '英寸',
    ],
  ],
  [1, ['ft', 'foot', 'feet', "'", 'fuß', 'fuss', 'pied', 'pieds', 'pi', 'pie', 'pies', 'フィート', '英尺', '呎']],
  [2, ['cm', 'cms', 'centimeter', 'centimeters', 'centimetre', 'centimetres', 'zentimeter']],
  [2, ['centimètre', 'centimètres', 'centímetro', 'centímetros', 'センチ', 'センチメートル', '厘米', '公分']],
  [3, ['m', 'mtr', 'mtrs', 'meter', 'meters', 'metre', 'metres', 'mètre', 'mètres', 'metro', 'metros']],
  [3, ['メートル', '米', '公尺']],
  ['mm', ['mm', 'millimeter', 'millimeters', 'millimetre', 'millimetres', 'millimètre', 'millimètres']],
  ['mm', ['milímetro', 'milímetros', 'ミリ', 'ミリメートル', '毫米']],
];

const BY_NAME: ReadonlyMap<string, WrittenUnit> = new Map(
  NAMES.flatMap(([unit, names]) => names.map((name) => [name.normalize('NFKC'), unit] as const)),
);

/** A name of each unit. */
export const UNIT_SYMBOLS = { 0: 'in', 1: 'ft', 2: 'cm', 3: 'm', mm: 'mm' } as const satisfies Record<
  WrittenUnit,
  string
>;

/** The unit with a name, such as `cm`, `ft.` or `インチ`; undefined for an unknown one. */
export function findUnit(name: string): WrittenUnit | undefined {
  return BY_NAME.get(toQuotes(name).toLowerCase().replace(/\.$/, '').trim());
}

/** Primes and curly quotes, which stand for feet and inches, as straight quotes. */
export function toQuotes(text: string): string {
  return text.replace(/[\u2032\u2019\u2018\u00b4`]/g, "'").replace(/[\u2033\u201c\u201d]|''/g, '"');
}

export function isMetric(unit: WrittenUnit): boolean {
  return unit === 2 || unit === 3 || unit === 'mm';
}
