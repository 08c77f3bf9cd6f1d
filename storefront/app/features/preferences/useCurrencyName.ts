import { useHouse } from '../layout/house';

/** What a currency is called in the reader's language. */
export function useCurrencyName(): (currency: string) => string {
  const { language } = useHouse();
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  return (currency) => names.of(currency) ?? currency;
}
