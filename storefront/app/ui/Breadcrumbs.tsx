import { useTranslation } from 'react-i18next';
import styles from './Breadcrumbs.module.css';
import { Link } from './Link';

/** Breadcrumb links: home, then `trail`. */
export function Breadcrumbs({ trail }: { trail: readonly { to: string; name: string }[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className={styles.list}>
        {[{ to: '/', name: t('menu.home') }, ...trail].map(({ to, name }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
