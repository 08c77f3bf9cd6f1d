import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import styles from './ProgressBar.module.css';

/** Faster navigations show no bar. */
const THROTTLE_MS = 200;

/** The bar at the top of the window during navigation; it fills in about 5 seconds. */
export function ProgressBar() {
  const { t } = useTranslation();
  const isNavigating = useNavigation().state !== 'idle';
  const [isVisible, setIsVisible] = useState(false);

  useEffect(() => {
    if (!isNavigating) {
      setIsVisible(false);
      return;
    }
    const timer = setTimeout(() => setIsVisible(true), THROTTLE_MS);
    return () => clearTimeout(timer);
  }, [isNavigating]);

  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={t('loading')}
      aria-hidden={!isVisible}
      data-state={isVisible ? 'loading' : 'done'}
    >
      <div className={styles.bar} />
    </div>
  );
}
