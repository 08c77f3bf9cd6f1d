import { useTranslation } from 'react-i18next';
import { pageExists } from '../../pages';
import { Link } from '../../ui/Link';
import { useCartCount } from '../cart-count/cart-count';
import { Card } from './Card';
import styles from './cards.module.css';

/** What is in the cart, and what helps to fill it. */
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
      <p className={styles.soft}>{t('cart.count', { count })}</p>
    </Card>
  );
}
