import { type FinishRuleValues, fromFinishRuleValues, toFinishRuleValues } from './finish-rule-form';
import { isMoney } from './field-name';
import { type FormField, MONEY, NUMBER, readFields, writeFields } from './form-fields';
import { fieldGroups, isAreaTariff, type ProductTariff, withoutFinish } from './product-tariff';
import { getValue, setValue, type ValuePath } from './value-path';

type Texts = Record<string, string>;

/** A product's tariff as its form holds it. Codes are values and not names, because they may contain dots. */
export interface ProductTariffValues extends Record<string, unknown> {
  /** The numbers of the field groups, nested as in the tariff. */
  numbers: Record<string, unknown>;
  /** Of an area product; otherwise empty. */
  tiers: Texts[];
  /** Of a unit product; otherwise empty. */
  variants: { code: string; tiers: Texts[]; [field: string]: unknown }[];
  finishes: { code: string; [field: string]: string }[];
  finishRules: readonly FinishRuleValues[];
}

export const TIER_FIELDS = ['from', 'retail', 'reseller'] as const;
export const VARIANT_FIELDS = ['grams', 'cm3'] as const;
export const NEW_TIER: Texts = { from: '', retail: '', reseller: '' };

const AREA_FINISH_FIELDS = ['fenPerMetre', 'fenPerGrommet', 'fenPerPiece', 'fenPerM2', 'gramsPerPiece'];
const UNIT_FINISH_FIELDS = ['fenPerPiece', 'gramsPerPiece'];

/** What a finish can cost and weigh. */
export function finishFields(tariff: ProductTariff): readonly string[] {
  return isAreaTariff(tariff) ? AREA_FINISH_FIELDS : UNIT_FINISH_FIELDS;
}

export const newFinish = (tariff: ProductTariff, code: string) => ({
  code,
  ...Object.fromEntries(finishFields(tariff).map((field) => [field, ''])),
});

export const newVariant = (code: string) => ({ code, grams: '', cm3: '', tiers: [{ ...NEW_TIER, from: '1' }] });

/** Every input of the form with the given rows. */
export function productFields(tariff: ProductTariff, { tiers, variants, finishes }: ProductTariffValues): FormField[] {
  const field = (source: string, path: ValuePath): FormField => {
    return { source, path, format: isMoney(path) ? MONEY : NUMBER };
  };
  const tierFields = (source: string, path: ValuePath, rows: readonly unknown[]) =>
    rows.flatMap((_, row) => TIER_FIELDS.map((name) => field(`${source}.${row}.${name}`, [...path, row, name])));
  const numbers = fieldGroups(tariff).flatMap(({ paths }) =>
    paths.map((path) => field(['numbers', ...path].join('.'), path)),
  );
  return [
    ...numbers,
    ...tierFields('tiers', ['pricing', 'tiers'], tiers),
    ...variants.flatMap(({ code, tiers: rows }, index) => [
      ...tierFields(`variants.${index}.tiers`, ['pricing', 'variants', code, 'tiers'], rows),
      ...VARIANT_FIELDS.map((name) => field(`variants.${index}.${name}`, ['pricing', 'variants', code, name])),
    ]),
    ...finishes.flatMap(({ code }, index) =>
      finishFields(tariff).map((name) => field(`finishes.${index}.${name}`, ['finishes', code, name])),
    ),
  ];
}

export function toProductValues(tariff: ProductTariff): ProductTariffValues {
  const { pricing, finishes } = tariff;
  const rows = (tiers: readonly unknown[]) => tiers.map(() => NEW_TIER);
  const skeleton: ProductTariffValues = {
    numbers: {},
    tiers: pricing.kind === 'area' ? rows(pricing.tiers) : [],
    variants:
      pricing.kind === 'area'
        ? []
        : Object.entries(pricing.variants).map(([code, { tiers }]) => ({ code, tiers: rows(tiers) })),
    finishes: Object.keys(finishes).map((code) => ({ code })),
    finishRules: toFinishRuleValues(tariff.finishRules),
  };
  return readFields(skeleton, productFields(tariff, skeleton), tariff);
}

/** The tariff that a form describes, which was opened with `start`. */
export function fromProductValues(start: ProductTariff, values: ProductTariffValues): ProductTariff {
  const codes = values.finishes.map(({ code }) => code);
  const removed = Object.keys(start.finishes).filter((code) => !codes.includes(code));
  const added = codes.filter((code) => !Object.hasOwn(start.finishes, code));
  const withFinishes = added.reduce<unknown>(
    (tariff, code) => setValue(tariff, ['finishes', code], {}),
    removed.reduce(withoutFinish, start),
  );
  const lists: [ValuePath, readonly Texts[]][] = isAreaTariff(start)
    ? [[['pricing', 'tiers'], values.tiers]]
    : values.variants.map(({ code, tiers }) => [['pricing', 'variants', code, 'tiers'], tiers]);
  const withRows = lists.reduce(
    (tariff, [path, rows]) => resizeList(tariff, path, rows.length),
    withoutVariants(withFinishes, start, values),
  );
  const tariff = writeFields(withRows, productFields(start, values), values) as ProductTariff;
  const isUnchanged = JSON.stringify(values.finishRules) === JSON.stringify(toFinishRuleValues(start.finishRules));
  if (isUnchanged) return tariff;
  const { finishRules: _, ...others } = tariff;
  const finishRules = fromFinishRuleValues(values.finishRules, codes);
  return { ...others, ...(finishRules && { finishRules }) } as ProductTariff;
}

function resizeList(tariff: unknown, path: ValuePath, length: number): unknown {
  const list = getValue(tariff, path);
  const rows: unknown[] = Array.isArray(list) ? list : [];
  return setValue(
    tariff,
    path,
    Array.from({ length }, (_, row) => rows[row] ?? {}),
  );
}

/** The tariff without the variants that the form no longer has. */
function withoutVariants(tariff: unknown, start: ProductTariff, { variants }: ProductTariffValues): unknown {
  if (isAreaTariff(start)) return tariff;
  const codes = variants.map(({ code }) => code);
  const removed = Object.keys(start.pricing.variants).filter((code) => !codes.includes(code));
  return removed.reduce((value, code) => setValue(value, ['pricing', 'variants', code], undefined), tariff);
}
