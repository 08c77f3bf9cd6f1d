import { useTranslation } from 'react-i18next';
import { QueryResult } from '../features/api/QueryResult';
import { CartContent } from '../features/cart/CartContent';
import { useCartLines } from '../features/cart/useCart';
import { RequireLogin } from '../features/login/RequireLogin';
import { PageHead } from '../ui/PageHead';
import styles from './cart.module.css';

export default function CartPage() {
  const { t } = useTranslation('cart');
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} hidden />
      <h1>{t('title')}</h1>
      <RequireLogin>
        <Cart />
      </RequireLogin>
    </div>
  );
}

function Cart() {
  const lines = useCartLines();
  return <QueryResult query={lines}>{(cart) => <CartContent cart={cart} query={lines} />}</QueryResult>;
}
