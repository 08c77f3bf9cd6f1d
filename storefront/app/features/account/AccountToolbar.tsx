import {
  IconAddressBook,
  IconBookmark,
  IconId,
  IconLayoutDashboard,
  IconLock,
  IconMessage2Dollar,
  IconReceipt2,
  IconWallet,
} from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useSite } from '../../layout/site';
import { Link } from '../../ui/Link';
import { toUnlocalizedPath } from '../language/paths';
import { useSession } from '../session/useSession';
import { accountPagePath, findAccountPage, accountPagesFor, type AccountPageName } from './account-pages';
import styles from './AccountToolbar.module.css';

const icons = {
  dashboard: IconLayoutDashboard,
  orders: IconReceipt2,
  quotes: IconMessage2Dollar,
  saved: IconBookmark,
  prepaid: IconWallet,
  details: IconId,
  addresses: IconAddressBook,
  password: IconLock,
} satisfies Record<AccountPageName, unknown>;

/** Navigation between the account pages that the user's role has. */
export function AccountToolbar() {
  const { t } = useTranslation('account');
  const { pathname } = useLocation();
  const { language } = useSite();
  const path = toUnlocalizedPath(language, pathname);
  const list = useRef<HTMLUListElement>(null);
  const session = useSession();

  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (current) list.current?.scrollTo({ left: current.offsetLeft - 16 });
  }, [pathname]);

  return (
    <nav className={styles.toolbar} aria-label={t('toolbar.label')}>
      <ul ref={list} className={styles.list}>
        {accountPagesFor(session?.role ?? 'customer').map((page) => {
          const Icon = icons[page];
          return (
            <li key={page}>
              <Link
                to={accountPagePath(page)}
                className={styles.link}
                aria-current={
                  page === findAccountPage(path) ? (accountPagePath(page) === path ? 'page' : 'true') : undefined
                }
              >
                <Icon size={18} stroke={1.5} aria-hidden />
                {t(`toolbar.${page}`)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
