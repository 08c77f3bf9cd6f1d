import type { AreaTariffView, UnitTariffView } from '@shop/contract';
import type { Place } from './places';

export type ProductTariff = AreaTariffView | UnitTariffView;

export const isArea = (tariff: ProductTariff): tariff is AreaTariffView => tariff.pricing.kind === 'area';

const at = (...names: string[]): Place[] => names.map((name) => name.split('.'));

interface FigureGroup {
  /** `tariff.group.<name>` */
  name: string;
  places: readonly Place[];
  /** Those that may be left empty. */
  optional: readonly string[];
}

/** The figures of a product beside its tiers and finishes, in the groups in which they are read and edited. */
export function figureGroups(tariff: ProductTariff): FigureGroup[] {
  const artwork = {
    name: 'artwork',
    places: at('artworkFactor.custom', 'artworkFactor.blank', 'artworkFactor.black'),
    optional: ['custom', 'blank', 'black'],
  };
  if (!isArea(tariff)) {
    return [
      { name: 'charges', places: at('setupFen'), optional: [] },
      artwork,
      { name: 'limits', places: at('limits.maxQuantity'), optional: [] },
      { name: 'bulk', places: at('bulk.quantity'), optional: ['quantity'] },
    ];
  }
  return [
    {
      name: 'charges',
      places: at('setupFen', 'seamFenPerMetre', 'pricing.minBillableMm2'),
      optional: ['seamFenPerMetre'],
    },
    artwork,
    {
      name: 'limits',
      places: at('limits.minMm', 'limits.maxLongMm', 'limits.rollWidthMm', 'limits.maxQuantity'),
      optional: [],
    },
    { name: 'weight', places: at('gramsPerM2', 'gramsPerPiece', 'cm3PerM2', 'cm3PerPiece'), optional: [] },
    { name: 'bulk', places: at('bulk.quantity', 'bulk.areaM2'), optional: ['quantity', 'areaM2'] },
  ];
}
