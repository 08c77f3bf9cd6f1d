import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useSearchParams } from 'react-router';
import styles from './Pagination.module.css';

/** Links to the previous and next page of a list (`?page=`); hidden for a single page. */
export function Pagination({ page, size, total }: { page: number; size: number; total: number }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const last = Math.max(Math.ceil(total / size), 1);
  if (last === 1) return null;

  function pageHref(target: number): string {
    const next = new URLSearchParams(params);
    next.set('page', String(target));
    return `?${next}`;
  }

  return (
    <nav className={styles.pages} aria-label={t('pagination.label')}>
      {page > 1 && (
        <RouterLink to={pageHref(page - 1)} rel="prev">
          <IconChevronLeft size={16} stroke={1.75} aria-hidden /> {t('pagination.previous')}
        </RouterLink>
      )}
      <span className="tabular-nums">{t('pagination.of', { page, last })}</span>
      {page < last && (
        <RouterLink to={pageHref(page + 1)} rel="next">
          {t('pagination.next')} <IconChevronRight size={16} stroke={1.75} aria-hidden />
        </RouterLink>
      )}
    </nav>
  );
}
