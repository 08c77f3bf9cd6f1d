import { useTranslation } from 'react-i18next';
import { Apply } from '../features/reseller/Apply';
import { Program } from '../features/reseller/Program';
import styles from '../features/reseller/Reseller.module.css';
import { PageHead } from '../ui/PageHead';

export default function ResellerProgram() {
  const { t } = useTranslation('reseller');
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} description={t('words')} />
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.soft}>{t('words')}</p>
      </header>
      <Program />
      <section className={styles.apply} aria-labelledby="apply">
        <h2 id="apply">{t('apply.title')}</h2>
        <Apply />
      </section>
    </div>
  );
}
