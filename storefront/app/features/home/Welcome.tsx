import { useTranslation } from 'react-i18next';
import { TrackForm } from '../tracking/TrackForm';
import { Figures } from './Figures';
import { Lineup } from './Lineup';
import styles from './Welcome.module.css';

/** The first screen: what the shop does, in words, figures and a drawing; and where an order is. */
export function Welcome() {
  const { t } = useTranslation('home');
  return (
    <section className={styles.welcome}>
      <div className={styles.words}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <div className={styles.track}>
          <TrackForm />
        </div>
      </div>
      <Lineup />
      <div className={styles.figures}>
        <Figures />
      </div>
    </section>
  );
}
