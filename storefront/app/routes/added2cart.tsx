import { useTranslation } from 'react-i18next';
import { EmptyCart } from '../features/cart/EmptyCart';
import { useKnownCartCount } from '../features/cart-count/cart-count';
import { ButtonLink } from '../ui/Button';
import { PageHead } from '../ui/PageHead';
import styles from './cart.module.css';

/** Confirms an addition for addresses that lead here; product pages do so in a dialog. */
export default function Added2Cart() {
  const { t } = useTranslation(['quote', 'cart']);
  const count = useKnownCartCount();
  const title = count ? t('added.title') : t('cart:title');
  return (
    <div className={styles.page}>
      <PageHead title={title} hidden />
      <h1>{title}</h1>
      {count === 0 ? (
        <EmptyCart />
      ) : (
        <>
          <p role="status">{count && t('added.inCart', { count })}</p>
          <p className={styles.links}>
            <ButtonLink variant="default" to="/products/catalog">
              {t('added.keepShopping')}
            </ButtonLink>
            <ButtonLink to="/cart">{t('toCart')}</ButtonLink>
          </p>
        </>
      )}
    </div>
  );
}
