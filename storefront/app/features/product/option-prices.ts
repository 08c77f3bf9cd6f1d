import { type ItemView, MAX_PRICED_ITEMS, type Output, type ProductView } from '@shop/contract';
import { withToggledFinish } from '../item/finishes';
import { findNextTierQuantity } from './price-tiers';

/** A variant, an artwork choice or a finish of a product. */
export type Option = `variant ${string}` | `artwork ${string}` | `finish ${string}`;

export type ItemPrices = Output<'Quotation/GetItemPrices'>;

/** How much more (or less) an item costs delivered with each option, in minor units of `currency`. */
export interface OptionPrices {
  currency: string;
  differences: ReadonlyMap<Option, number>;
  /** How many more pieces cost less in total, because they reach the next price tier, and how much less. */
  saving: { pieces: number; amount: number } | null;
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
  return [...finishes, ...artwork, ...variants].slice(0, MAX_PRICED_ITEMS - 2);
}

/** The items to price for `toOptionPrices`: the item itself, one for each option, and the next price tier. */
export function itemsToPrice(product: ProductView, item: ItemView): ItemView[] {
  const next = findNextTierQuantity(product, item);
  const options = listOptionItems(product, item).map((option) => option.item);
  return [item, ...options, ...(next === null ? [] : [{ ...item, quantity: next }])];
}

/** The price difference of each option, and the saving of a larger quantity. Options that cannot be shipped have none. */
export function toOptionPrices(product: ProductView, item: ItemView, { currency, items }: ItemPrices): OptionPrices {
  const [current, ...others] = items.map(({ total }) => total);
  const options = listOptionItems(product, item);
  const differences = options.flatMap(({ option, isWithout }, index): [Option, number][] => {
    const other = others[index];
    if (typeof current !== 'number' || typeof other !== 'number') return [];
    return [[option, isWithout ? current - other : other - current]];
  });
  const next = findNextTierQuantity(product, item);
  const atNext = others[options.length];
  const isCheaper = typeof current === 'number' && typeof atNext === 'number' && atNext < current;
  const saving = next !== null && isCheaper ? { pieces: next - item.quantity, amount: current - atNext } : null;
  return { currency, differences: new Map(differences), saving };
}
