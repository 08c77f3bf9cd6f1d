import { IconAddressBook, IconId, IconLayoutDashboard, IconLock, IconMessage2Dollar, IconReceipt2, IconWallet } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Link } from '../../ui/Link';
import { plainPath } from '../language/paths';
import { useHouse } from '../layout/house';
import { useSession } from '../session/useSession';
import styles from './AccountToolbar.module.css';
import { pathOf, roomAt, roomsOf, type Room } from './rooms';

const icons = {
  dashboard: IconLayoutDashboard,
  orders: IconReceipt2,
  quotes: IconMessage2Dollar,
  prepaid: IconWallet,
  details: IconId,
  addresses: IconAddressBook,
  password: IconLock,
} satisfies Record<Room, unknown>;

/** The way between the pages of the account. */
export function AccountToolbar() {
  const { t } = useTranslation('account');
  const { pathname } = useLocation();
  const { language } = useHouse();
  const here = plainPath(language, pathname);
  const list = useRef<HTMLUListElement>(null);
  const session = useSession();

  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (current) list.current?.scrollTo({ left: current.offsetLeft - 16 });
  }, [pathname]);

  return (
    <nav className={styles.toolbar} aria-label={t('toolbar.label')}>
      <ul ref={list} className={styles.rooms}>
        {roomsOf(session?.role ?? 'customer').map((room) => {
          const Icon = icons[room];
          return (
            <li key={room}>
              <Link to={pathOf(room)} className={styles.room} aria-current={room === roomAt(here) ? (pathOf(room) === here ? 'page' : 'true') : undefined}>
                <Icon size={18} stroke={1.5} aria-hidden />
                {t(`toolbar.${room}`)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
