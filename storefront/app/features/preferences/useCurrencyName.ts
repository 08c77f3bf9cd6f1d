import { useSite } from '../../layout/site';

/** Returns the name of a currency in the page's language. */
export function useCurrencyName(): (currency: string) => string {
  const { language } = useSite();
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  return (currency) => names.of(currency) ?? currency;
}
