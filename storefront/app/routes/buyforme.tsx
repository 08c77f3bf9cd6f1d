import { useTranslation } from 'react-i18next';
import styles from '../features/buy-for-me/BuyForMe.module.css';
import { PurchaseForm } from '../features/buy-for-me/PurchaseForm';
import { ServiceDescription } from '../features/buy-for-me/ServiceDescription';
import { PageHead } from '../ui/PageHead';

export default function BuyForMe() {
  const { t } = useTranslation('buyforme');
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} description={t('text')} />
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.muted}>{t('text')}</p>
      </header>
      <ServiceDescription />
      <section aria-labelledby="ask">
        <h2 id="ask">{t('form')}</h2>
        <PurchaseForm />
      </section>
    </div>
  );
}
