import { useTranslation } from 'react-i18next';
import heroImage from './hero.svg';
import styles from './HeroImage.module.css';

/** A drawing of a banner, a stand and a flag beside a person, to scale. */
export function HeroImage() {
  const { t } = useTranslation('home');
  return (
    <img
      className={styles.heroImage}
      src={heroImage}
      alt={t('heroAlt')}
      width={960}
      height={600}
      fetchPriority="high"
    />
  );
}
