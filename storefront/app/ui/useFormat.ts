import type { MoneyView } from '@shop/contract';
import { useHouse } from '../features/layout/house';
import { formatAmount, formatList, formatMeasure, formatMoney, formatNumber, type MeasureUnit } from './format';

/** Money, numbers and measures as the reader writes them. For dates: `When`. */
export function useFormat() {
  const { locale } = useHouse();
  return {
    money: (money: MoneyView) => formatMoney(money, locale),
    amount: (money: MoneyView) => formatAmount(money, locale),
    number: (value: number) => formatNumber(value, locale),
    list: (things: readonly string[]) => formatList(things, locale),
    measure: (value: number, unit: MeasureUnit, digits?: number) => formatMeasure(value, unit, locale, digits),
  };
}
