import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { useHydrated } from '../../ui/useHydrated';
import { changeBrowserCart, useBrowserCart } from '../cart-count/browser-cart-store';
import { useProducts } from '../order/useProducts';
import styles from './BrowserCartReport.module.css';

/** Names the items of the cart in the browser that could not be read, or not be added to the account's cart. */
export function BrowserCartReport() {
  const { t } = useTranslation('cart');
  const hydrated = useHydrated();
  const { refused, dropped } = useBrowserCart();
  const products = useProducts(refused.map(({ sku }) => sku));
  if (!hydrated || (refused.length === 0 && dropped === 0)) return null;
  return (
    <div className={styles.report} role="status">
      {dropped > 0 && <p>{t('browser.dropped')}</p>}
      {refused.length > 0 && (
        <>
          <p>{t('browser.refused')}</p>
          <ul>
            {refused.map((item, index) => (
              <li key={index}>{[products?.get(item.sku)?.name ?? item.sku, item.label].filter(Boolean).join(' · ')}</li>
            ))}
          </ul>
        </>
      )}
      <Button
        variant="default"
        size="xs"
        onClick={() => changeBrowserCart((before) => ({ ...before, refused: [], dropped: 0 }))}
      >
        {t('browser.dismiss')}
      </Button>
    </div>
  );
}
