import { useTranslation } from 'react-i18next';
import { Added } from '../features/cart/Added';
import { OwnPage } from '../features/login/OwnPage';
import { PageHead } from '../ui/PageHead';
import styles from './cart.module.css';

export default function Added2Cart() {
  const { t } = useTranslation('cart');
  return (
    <div className={styles.page}>
      <PageHead title={t('added.title')} hidden />
      <h1>{t('added.title')}</h1>
      <OwnPage>
        <Added />
      </OwnPage>
    </div>
  );
}
