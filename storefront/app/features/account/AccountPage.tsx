import type { ReactNode } from 'react';
import { PageHead } from '../../ui/PageHead';
import { useHydrated } from '../../ui/useHydrated';
import { OwnPage } from '../login/OwnPage';
import { useSession } from '../session/useSession';
import styles from './AccountPage.module.css';
import { AccountToolbar } from './AccountToolbar';

interface AccountPageProps {
  title: string;
  /** Beside the title: what one may begin here. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A page of the account: its toolbar, its title, and what is on it for whoever is logged in. */
export function AccountPage({ title, aside, children }: AccountPageProps) {
  const hydrated = useHydrated();
  const session = useSession();
  return (
    <div className={styles.page}>
      <PageHead title={title} hidden />
      {(session || !hydrated) && <AccountToolbar />}
      <header className={styles.head}>
        <h1>{title}</h1>
        {session && aside}
      </header>
      <OwnPage>{children}</OwnPage>
    </div>
  );
}
