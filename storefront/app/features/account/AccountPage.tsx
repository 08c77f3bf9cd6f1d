import type { ReactNode } from 'react';
import { PageHead } from '../../ui/PageHead';
import { useHydrated } from '../../ui/useHydrated';
import { OwnPage } from '../login/OwnPage';
import { useSession } from '../session/useSession';
import styles from './AccountPage.module.css';
import { AccountToolbar } from './AccountToolbar';

interface AccountPageProps {
  title: string;
  /** The title as it stands on the page, where that is more than its text. */
  heading?: ReactNode;
  children: ReactNode;
}

/** A page of the account: its toolbar, its title, and what is on it for whoever is logged in. */
export function AccountPage({ title, heading = title, children }: AccountPageProps) {
  const hydrated = useHydrated();
  const session = useSession();
  return (
    <div className={styles.page}>
      <PageHead title={title} hidden />
      {(session || !hydrated) && <AccountToolbar />}
      <h1 className={styles.title}>{heading}</h1>
      <OwnPage>{children}</OwnPage>
    </div>
  );
}
