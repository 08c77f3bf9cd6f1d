import { useTranslation } from 'react-i18next';
import styles from './PageSkeleton.module.css';
import { Skeleton } from './Skeleton';

/** Placeholder for content that is loading. */
export function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.skeleton} role="status" aria-label={t('loading')}>
      <Skeleton height={20} width="40%" />
      <Skeleton height={96} />
      <Skeleton height={96} />
    </div>
  );
}
