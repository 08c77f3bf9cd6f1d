import { IconSettings, IconShoppingCart, IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useCartCount } from '../features/cart-count/cart-count';
import { useSession } from '../features/session/useSession';
import { pageExists } from '../pages';
import { NavLink } from '../ui/Link';
import styles from './BottomBar.module.css';

const icon = { size: 22, stroke: 1.5, 'aria-hidden': true };

/** The bar at the bottom of narrow screens with cart, account and settings. */
export function BottomBar({ onSettings }: { onSettings: () => void }) {
  const { t } = useTranslation();
  const count = useCartCount();
  const account = useSession() ? '/account' : '/account/login';
  return (
    <nav className={styles.bar} aria-label={t('bar.bottom')}>
      {pageExists('/cart') && (
        <NavLink to="/cart" end className={styles.entry}>
          <span className={styles.icon}>
            <IconShoppingCart {...icon} />
            {count > 0 && <span className={`${styles.badge} tabular-nums`}>{count}</span>}
          </span>
          {t('bottom.cart')}
        </NavLink>
      )}
      {pageExists(account) && (
        <NavLink to={account} end className={styles.entry}>
          <IconUser {...icon} />
          {t('bottom.account')}
        </NavLink>
      )}
      <button type="button" className={styles.entry} aria-haspopup="dialog" onClick={onSettings}>
        <IconSettings {...icon} />
        {t('bottom.settings')}
      </button>
    </nav>
  );
}
