import { useTranslation } from 'react-i18next';
import styles from './Crumbs.module.css';
import { Link } from './Link';

/** The way back up from a page: home, then the given places. */
export function Crumbs({ trail }: { trail: readonly { to: string; name: string }[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('crumbs')}>
      <ol className={styles.crumbs}>
        {[{ to: '/', name: t('menu.home') }, ...trail].map(({ to, name }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
