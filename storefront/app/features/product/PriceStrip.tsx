import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { useFormat } from '../../ui/useFormat';
import { useCountryName } from '../addresses/useCountries';
import styles from './PriceStrip.module.css';
import type { AddToCart } from './useAddToCart';
import type { Configurator } from './useConfigurator';

/** A bar that keeps the total visible on phones. */
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
  const stale = quote.isFetching || quote.error !== null || empty.length > 0;
  return (
    <div className={styles.strip} data-stale={stale || undefined}>
      <p className={styles.price}>
        <span className={styles.text} suppressHydrationWarning>
          {t('strip', { country: nameOf(terms.country) })}
        </span>
        <strong className={`${styles.total} tabular-nums`}>
          {quote.data ? money({ currency: quote.data.adjusted.currency, amount: quote.data.adjusted.total }) : '–'}
        </strong>
      </p>
      <Button onClick={cart.add} loading={cart.isPending} aria-disabled={cart.isBlocked || undefined}>
        {t(cart.isEdit ? 'edited.save' : 'add')}
      </Button>
    </div>
  );
}
