import { type ItemView, MAX_PRICED_ITEMS, type Output, type ProductView } from '@shop/contract';
import { withToggledFinish } from '../item/finishes';

/** A variant, an artwork choice or a finish of a product. */
export type Option = `variant ${string}` | `artwork ${string}` | `finish ${string}`;

export type ItemPrices = Output<'Quotation/GetItemPrices'>;

/** How much more (or less) an item costs delivered with each option, in minor units of `currency`. */
export interface OptionPrices {
  currency: string;
  differences: ReadonlyMap<Option, number>;
}

interface OptionItem {
  option: Option;
  /** The item with the option; if it has an option that can be deselected, the item without it. */
  item: ItemView;
  isWithout: boolean;
}

function listOptionItems(product: ProductView, item: ItemView): OptionItem[] {
  const finishes = product.finishes.map(({ code }): OptionItem => {
    const toggled = withToggledFinish(product, item.finishes, code);
    const isWithout = item.finishes.includes(code) && !toggled.includes(code);
    return { option: `finish ${code}`, item: { ...item, finishes: toggled }, isWithout };
  });
  const artwork = product.artworkChoices.map((choice): OptionItem => {
    return { option: `artwork ${choice}`, item: { ...item, artwork: choice }, isWithout: false };
  });
  const variants = product.variants.map(({ code }): OptionItem => {
    return { option: `variant ${code}`, item: { ...item, variant: code }, isWithout: false };
  });
  return [...finishes, ...artwork, ...variants].slice(0, MAX_PRICED_ITEMS - 1);
}

/** The items to price for `toOptionPrices`: the item itself, then one for each option. */
export function itemsToPrice(product: ProductView, item: ItemView): ItemView[] {
  return [item, ...listOptionItems(product, item).map((option) => option.item)];
}

/** The price difference of each option. Options that cannot be shipped have none. */
export function toOptionPrices(product: ProductView, item: ItemView, { currency, items }: ItemPrices): OptionPrices {
  const [current, ...others] = items.map(({ total }) => total);
  const differences = listOptionItems(product, item).flatMap(({ option, isWithout }, index): [Option, number][] => {
    const other = others[index];
    if (typeof current !== 'number' || typeof other !== 'number') return [];
    return [[option, isWithout ? current - other : other - current]];
  });
  return { currency, differences: new Map(differences) };
}
