import { useTranslation } from 'react-i18next';
import { AnswerOf } from '../features/account/AnswerOf';
import { CartContent } from '../features/cart/CartContent';
import { useCartLines } from '../features/cart/useCart';
import { OwnPage } from '../features/login/OwnPage';
import { PageHead } from '../ui/PageHead';
import styles from './cart.module.css';

export default function CartPage() {
  const { t } = useTranslation('cart');
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} hidden />
      <h1>{t('title')}</h1>
      <OwnPage>
        <Cart />
      </OwnPage>
    </div>
  );
}

function Cart() {
  const lines = useCartLines();
  return <AnswerOf asked={lines}>{(cart) => <CartContent cart={cart} onChange={lines.put} />}</AnswerOf>;
}
