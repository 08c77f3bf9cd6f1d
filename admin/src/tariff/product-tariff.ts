import type { AreaTariffView, UnitTariffView } from '@shop/contract';
import type { ValuePath } from './value-path';

export type ProductTariff = AreaTariffView | UnitTariffView;

/** Whether the product is priced by area; other products are priced by the piece. */
export function isAreaTariff(tariff: ProductTariff): tariff is AreaTariffView {
  return tariff.pricing.kind === 'area';
}

/** Whether the prices of a new product were never published. */
export function isUnpriced({ pricing }: ProductTariff): boolean {
  return pricing.kind === 'area' ? pricing.tiers.length === 0 : Object.keys(pricing.variants).length === 0;
}

/** `'limits.minMm'` → `['limits', 'minMm']` */
const toPaths = (...fields: string[]): ValuePath[] => fields.map((field) => field.split('.'));

interface FieldGroup {
  /** Its translation key is `tariff.group.<name>`. */
  name: string;
  paths: readonly ValuePath[];
  /** Names of the fields that can be empty. */
  optional: readonly string[];
}

/** The numbers of a product's tariff other than tiers and finishes, in groups for display and editing. */
export function fieldGroups(tariff: ProductTariff): FieldGroup[] {
  const artwork = {
    name: 'artwork',
    paths: toPaths('artworkFactor.custom', 'artworkFactor.blank', 'artworkFactor.black'),
    optional: ['custom', 'blank', 'black'],
  };
  if (!isAreaTariff(tariff)) {
    return [
      { name: 'charges', paths: toPaths('setupFen'), optional: [] },
      artwork,
      { name: 'limits', paths: toPaths('limits.maxQuantity'), optional: [] },
      { name: 'bulk', paths: toPaths('bulk.quantity'), optional: ['quantity'] },
    ];
  }
  return [
    {
      name: 'charges',
      paths: toPaths('setupFen', 'seamFenPerMetre', 'pricing.minBillableMm2'),
      optional: ['seamFenPerMetre'],
    },
    artwork,
    {
      name: 'limits',
      paths: toPaths('limits.minMm', 'limits.maxLongMm', 'limits.rollWidthMm', 'limits.maxQuantity'),
      optional: [],
    },
    { name: 'weight', paths: toPaths('gramsPerM2', 'gramsPerPiece', 'cm3PerM2', 'cm3PerPiece'), optional: [] },
    { name: 'bulk', paths: toPaths('bulk.quantity', 'bulk.areaM2'), optional: ['quantity', 'areaM2'] },
  ];
}

/** The tariff without a finish and without the finish rules that name it. */
export function withoutFinish(tariff: ProductTariff, code: string): ProductTariff {
  const finishes = Object.fromEntries(Object.entries(tariff.finishes).filter(([name]) => name !== code));
  const { finishRules, ...others } = tariff;
  if (!finishRules) return { ...tariff, finishes };
  const withoutCode = (codes: readonly string[]) => codes.filter((name) => name !== code);
  const groups = (all: readonly string[][] | null | undefined) =>
    (all ?? []).map(withoutCode).filter(({ length }) => length > 1);
  const requires = Object.entries(finishRules.requires ?? {})
    .map(([name, needed]) => [name, withoutCode(needed ?? [])] as const)
    .filter(([name, needed]) => name !== code && needed.length > 0);
  const rules = {
    ...(groups(finishRules.exclusive).length > 0 && { exclusive: groups(finishRules.exclusive) }),
    ...(groups(finishRules.oneOf).length > 0 && { oneOf: groups(finishRules.oneOf) }),
    ...(requires.length > 0 && { requires: Object.fromEntries(requires) }),
  };
  return { ...others, finishes, ...(Object.keys(rules).length > 0 && { finishRules: rules }) } as ProductTariff;
}
