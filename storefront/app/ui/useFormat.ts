import type { MoneyView } from '@shop/contract';
import { useSite } from '../layout/site';
import {
  formatAmount,
  formatList,
  formatMeasure,
  formatMoney,
  formatMoneyDifference,
  formatNumber,
  formatRating,
  type MeasureUnit,
} from './format';

/** Formats money, numbers and measures in the visitor's locale. For dates use `DateTime`. */
export function useFormat() {
  const { locale } = useSite();
  return {
    money: (money: MoneyView) => formatMoney(money, locale),
    difference: (money: MoneyView) => formatMoneyDifference(money, locale),
    amount: (money: MoneyView) => formatAmount(money, locale),
    rating: (average: number) => formatRating(average, locale),
    number: (value: number) => formatNumber(value, locale),
    list: (items: readonly string[]) => formatList(items, locale),
    measure: (value: number, unit: MeasureUnit, digits?: number) => formatMeasure(value, unit, locale, digits),
  };
}
