import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/Button';
import { TrackForm } from '../tracking/TrackForm';
import styles from './Hero.module.css';
import { HeroImage } from './HeroImage';
import { Figures } from './KeyFigures';

/** The top of the home page: introduction, order tracking, picture and key figures. */
export function Hero() {
  const { t } = useTranslation('home');
  return (
    <section className={styles.hero}>
      <div className={styles.text}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <p>
          <ButtonLink to="/products/catalog" size="md" likely>
            {t('shop')}
          </ButtonLink>
        </p>
        <div className={styles.track}>
          <TrackForm />
        </div>
      </div>
      <HeroImage />
      <div className={styles.figures}>
        <Figures />
      </div>
    </section>
  );
}
