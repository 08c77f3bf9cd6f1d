import type { MoneyView } from '@shop/contract';
import { useHouse } from '../features/layout/house';
import { formatMoney, formatNumber } from './format';

/** Money and numbers as the reader writes them. For dates: `When`. */
export function useFormat() {
  const { locale } = useHouse();
  return {
    money: (money: MoneyView) => formatMoney(money, locale),
    number: (value: number) => formatNumber(value, locale),
  };
}
