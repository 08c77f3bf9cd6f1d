import { useTranslation } from 'react-i18next';
import { localizePath } from '../features/language/paths';
import { breadcrumbData } from '../features/search-engines/structured-data';
import { StructuredData } from '../features/search-engines/StructuredData';
import { useSite } from '../layout/site';
import styles from './Breadcrumbs.module.css';
import { Link } from './Link';

interface BreadcrumbsProps {
  trail: readonly { to: string; name: string }[];
  /** The page itself, which its heading names; search engines show it as the end of the path. */
  current: { to: string; name: string };
}

/** Breadcrumb links: home, then `trail`. */
export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  const { t } = useTranslation();
  const { origin, language } = useSite();
  const path = [{ to: '/', name: t('menu.home') }, ...trail];
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className={styles.list}>
        {path.map(({ to, name }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ol>
      <StructuredData
        content={breadcrumbData(
          [...path, current].map(({ to, name }) => ({ name, url: origin + localizePath(language, to) })),
        )}
      />
    </nav>
  );
}
