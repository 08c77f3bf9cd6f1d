import { useTranslation } from 'react-i18next';
import styles from './Stars.module.css';
import { useFormat } from './useFormat';

const STAR = 'M12 3.2l2.7 5.6 6.1.8-4.5 4.3 1.1 6.1-5.4-3-5.4 3 1.1-6.1L3.2 9.6l6.1-.8z';

/** A rating from 0 to 5 stars. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <svg className={styles.stars} viewBox="0 0 120 24" role="img" aria-label={t('rating', { rating: number(rating) })}>
      {[0, 1, 2, 3, 4].map((place) => (
        <path
          key={place}
          d={STAR}
          transform={`translate(${place * 24} 0)`}
          className={rating >= place + 0.5 ? styles.full : styles.empty}
        />
      ))}
    </svg>
  );
}
