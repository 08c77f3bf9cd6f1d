import { IconMenu2, IconSettings, IconShoppingCart } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useCartCount } from '../features/cart-count/cart-count';
import { pageExists } from '../pages';
import { IconButton } from '../ui/IconButton';
import { Link } from '../ui/Link';
import { AccountMenu } from './AccountMenu';
import styles from './AppBar.module.css';
import { CurrencyMenu } from './CurrencyMenu';
import { LanguageMenu } from './LanguageMenu';
import { Logo } from './Logo';
import { MenuDrawer } from './MenuDrawer';
import { SearchField } from './SearchField';
import { useDrawer } from './useDrawer';

interface AppBarProps {
  railOpen: boolean;
  onRailChange: (open: boolean) => void;
  onSettings: () => void;
}

/** The bar at the top of every page. */
export function AppBar({ railOpen, onRailChange, onSettings }: AppBarProps) {
  const { t } = useTranslation();
  const [drawerOpen, setDrawerOpen] = useDrawer();

  return (
    <header className={styles.bar} data-rail={railOpen ? 'open' : 'closed'}>
      <IconButton
        className={styles.onWide}
        name={t('bar.menu')}
        aria-expanded={railOpen}
        aria-controls="rail"
        onClick={() => onRailChange(!railOpen)}
      >
        <IconMenu2 size={20} stroke={1.5} aria-hidden />
      </IconButton>
      <IconButton
        className={styles.onNarrow}
        name={t('bar.menu')}
        aria-haspopup="dialog"
        aria-expanded={drawerOpen}
        onClick={() => setDrawerOpen(true)}
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
        <IconButton className={styles.wideOnly} name={t('bar.settings')} aria-haspopup="dialog" onClick={onSettings}>
          <IconSettings size={20} stroke={1.5} aria-hidden />
        </IconButton>
        <AccountMenu className={styles.wideOnly} />
        <CartButton />
      </nav>
      {drawerOpen && <MenuDrawer onClose={() => setDrawerOpen(false)} />}
    </header>
  );
}

function CartButton() {
  const { t } = useTranslation();
  const count = useCartCount();
  if (!pageExists('/cart')) return null;
  return (
    <Link to="/cart" className={`${styles.cart} ${styles.wideOnly}`} aria-label={t('bar.cart', { count })}>
      <IconShoppingCart size={20} stroke={1.5} aria-hidden />
      {count > 0 && <span className={`${styles.badge} tabular-nums`}>{count}</span>}
    </Link>
  );
}
