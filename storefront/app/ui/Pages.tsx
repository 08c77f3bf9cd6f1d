import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useSearchParams } from 'react-router';
import styles from './Pages.module.css';

/** Leafs through a list by `?page=`; nothing where all fits on one page. */
export function Pages({ page, size, total }: { page: number; size: number; total: number }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const last = Math.max(Math.ceil(total / size), 1);
  if (last === 1) return null;

  function to(target: number): string {
    const next = new URLSearchParams(params);
    next.set('page', String(target));
    return `?${next}`;
  }

  return (
    <nav className={styles.pages} aria-label={t('pages.label')}>
      {page > 1 && (
        <RouterLink to={to(page - 1)} rel="prev">
          <IconChevronLeft size={16} stroke={1.75} aria-hidden /> {t('pages.previous')}
        </RouterLink>
      )}
      <span className="figures">{t('pages.of', { page, last })}</span>
      {page < last && (
        <RouterLink to={to(page + 1)} rel="next">
          {t('pages.next')} <IconChevronRight size={16} stroke={1.75} aria-hidden />
        </RouterLink>
      )}
    </nav>
  );
}
