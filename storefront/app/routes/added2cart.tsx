import { useTranslation } from 'react-i18next';
import { AddedToCart } from '../features/cart/AddedToCart';
import { RequireLogin } from '../features/login/RequireLogin';
import { PageHead } from '../ui/PageHead';
import styles from './cart.module.css';

export default function Added2Cart() {
  const { t } = useTranslation('quote');
  return (
    <div className={styles.page}>
      <PageHead title={t('added.title')} hidden />
      <h1>{t('added.title')}</h1>
      <RequireLogin>
        <AddedToCart />
      </RequireLogin>
    </div>
  );
}
