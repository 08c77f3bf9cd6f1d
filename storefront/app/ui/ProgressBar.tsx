import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import styles from './ProgressBar.module.css';

/** A page that comes sooner than this shows no bar. */
const THROTTLE_MS = 200;

/** The bar at the top of the window while a page is on its way; it fills in about 5 seconds. */
export function ProgressBar() {
  const { t } = useTranslation();
  const underWay = useNavigation().state !== 'idle';
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (!underWay) {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), THROTTLE_MS);
    return () => clearTimeout(timer);
  }, [underWay]);

  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={t('loading')}
      aria-hidden={!shown}
      data-state={shown ? 'loading' : 'done'}
    >
      <div className={styles.bar} />
    </div>
  );
}
