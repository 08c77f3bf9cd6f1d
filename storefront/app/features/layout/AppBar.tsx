import { IconMenu2, IconSearch, IconSettings, IconShoppingCart } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageExists } from '../../pages';
import { IconButton } from '../../ui/IconButton';
import { Link } from '../../ui/Link';
import { useEver } from '../../ui/useEver';
import { useCartCount } from '../cart-count/cart-count';
import { useLocal } from '../language/useLocal';
import { AccountMenu } from './AccountMenu';
import styles from './AppBar.module.css';
import { CurrencyMenu } from './CurrencyMenu';
import { LanguageMenu } from './LanguageMenu';
import { Logo } from './Logo';

const MenuDrawer = lazy(() => import('./MenuDrawer'));

interface AppBarProps {
  rail: boolean;
  onRail: (open: boolean) => void;
  onSettings: () => void;
}

/** The bar at the top of every page. */
export function AppBar({ rail, onRail, onSettings }: AppBarProps) {
  const { t } = useTranslation();
  const [drawer, setDrawer] = useState(false);
  const everOpened = useEver(drawer);

  return (
    <header className={styles.bar} data-rail={rail ? 'open' : 'closed'}>
      <IconButton
        className={styles.onWide}
        name={t('bar.menu')}
        aria-expanded={rail}
        aria-controls="rail"
        onClick={() => onRail(!rail)}
      >
        <IconMenu2 size={20} stroke={1.5} aria-hidden />
      </IconButton>
      <IconButton
        className={styles.onNarrow}
        name={t('bar.menu')}
        aria-haspopup="dialog"
        aria-expanded={drawer}
        onClick={() => setDrawer(true)}
      >
        <IconMenu2 size={20} stroke={1.5} aria-hidden />
      </IconButton>
      <div className={styles.logo}>
        <Logo />
      </div>
      <SearchField />
      <nav className={styles.tools} aria-label={t('bar.tools')}>
        <CurrencyMenu />
        <LanguageMenu />
        <IconButton className={styles.roomy} name={t('bar.settings')} aria-haspopup="dialog" onClick={onSettings}>
          <IconSettings size={20} stroke={1.5} aria-hidden />
        </IconButton>
        <AccountMenu className={styles.roomy} />
        <CartButton />
      </nav>
      {everOpened && (
        <Suspense>
          <MenuDrawer opened={drawer} onClose={() => setDrawer(false)} />
        </Suspense>
      )}
    </header>
  );
}

function SearchField() {
  const { t } = useTranslation();
  const local = useLocal();
  return (
    <form className={styles.search} action={local('/products/catalog')} role="search">
      <IconSearch className={styles.glass} size={16} stroke={1.75} aria-hidden />
      <input className={styles.field} type="search" name="q" maxLength={100} placeholder={t('bar.search')} aria-label={t('bar.search')} />
    </form>
  );
}

function CartButton() {
  const { t } = useTranslation();
  const count = useCartCount();
  if (!pageExists('/cart')) return null;
  return (
    <Link to="/cart" className={`${styles.cart} ${styles.roomy}`} aria-label={t('bar.cart', { count })}>
      <IconShoppingCart size={20} stroke={1.5} aria-hidden />
      {count > 0 && <span className={`${styles.badge} figures`}>{count}</span>}
    </Link>
  );
}
