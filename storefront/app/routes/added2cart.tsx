import { useTranslation } from 'react-i18next';
import { useCartCount } from '../features/cart-count/cart-count';
import { ButtonLink } from '../ui/Button';
import { PageHead } from '../ui/PageHead';
import styles from './cart.module.css';

/** Confirms an addition for addresses that lead here; product pages do so in a dialog. */
export default function Added2Cart() {
  const { t } = useTranslation('quote');
  const count = useCartCount();
  return (
    <div className={styles.page}>
      <PageHead title={t('added.title')} hidden />
      <h1>{t('added.title')}</h1>
      <p role="status">{t('added.inCart', { count })}</p>
      <p className={styles.links}>
        <ButtonLink variant="default" to="/products/catalog">
          {t('added.keepShopping')}
        </ButtonLink>
        <ButtonLink to="/cart">{t('toCart')}</ButtonLink>
      </p>
    </div>
  );
}
