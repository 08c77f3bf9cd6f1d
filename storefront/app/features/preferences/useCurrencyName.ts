import { useSite } from '../../layout/site';

/** Returns the name of a currency in the page's language. */
export function useCurrencyName(): (currency: string) => string {
  const { currencyNames } = useSite();
  return (currency) => currencyNames[currency] ?? currency;
}
