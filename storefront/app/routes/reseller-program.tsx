import { useTranslation } from 'react-i18next';
import { ProgramDescription } from '../features/reseller/ProgramDescription';
import styles from '../features/reseller/Reseller.module.css';
import { ResellerApplication } from '../features/reseller/ResellerApplication';
import { PageHead } from '../ui/PageHead';

export default function ResellerProgram() {
  const { t } = useTranslation('reseller');
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} description={t('text')} />
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.muted}>{t('text')}</p>
      </header>
      <ProgramDescription />
      <section className={styles.apply} aria-labelledby="apply">
        <h2 id="apply">{t('apply.title')}</h2>
        <ResellerApplication />
      </section>
    </div>
  );
}
