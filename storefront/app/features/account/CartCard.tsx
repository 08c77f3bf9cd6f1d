import { useTranslation } from 'react-i18next';
import { pageExists } from '../../pages';
import { Link } from '../../ui/Link';
import { useCartCount } from '../cart-count/cart-count';
import { Card } from './Card';
import styles from './cards.module.css';

/** The number of cart lines, with links to the cart and the products. */
export function CartCard() {
  const { t } = useTranslation('account');
  const count = useCartCount();
  const links = (
    <>
      {pageExists('/cart') && <Link to="/cart">{t('cart.view')}</Link>}
      <Link to="/products/catalog">{t('cart.products')}</Link>
      {pageExists('/account/templates-download') && <Link to="/account/templates-download">{t('templates')}</Link>}
    </>
  );
  return (
    <Card title={t('cart.title')} links={links}>
      <p className={styles.muted}>{t('cart.count', { count })}</p>
    </Card>
  );
}
