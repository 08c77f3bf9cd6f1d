import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/useFormat';
import { useCountryName } from '../addresses/useCountries';
import styles from './PriceStrip.module.css';
import type { AddToCart } from './useAddToCart';
import type { Configurator } from './useConfigurator';

/** On a phone the total stays in sight while one chooses. */
export function PriceStrip({
  configurator: { quote, terms, empty },
  cart,
}: {
  configurator: Configurator;
  cart: AddToCart;
}) {
  const { t } = useTranslation('quote');
  const { money } = useFormat();
  const nameOf = useCountryName();
  const stale = quote.busy || quote.refusal !== null || empty.length > 0;
  return (
    <div className={styles.strip} data-stale={stale || undefined}>
      <p className={styles.price}>
        <span className={styles.words} suppressHydrationWarning>
          {t('strip', { country: nameOf(terms.country) })}
        </span>
        <strong className={`${styles.total} figures`}>
          {quote.data ? money({ currency: quote.data.adjusted.currency, amount: quote.data.adjusted.total }) : '–'}
        </strong>
      </p>
      <Button onClick={cart.add} loading={cart.busy}>
        {t('add')}
      </Button>
    </div>
  );
}
