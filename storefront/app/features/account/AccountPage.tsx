import type { ReactNode } from 'react';
import { PageHead } from '../../ui/PageHead';
import { useHydrated } from '../../ui/useHydrated';
import { RequireLogin } from '../login/RequireLogin';
import { useSession } from '../session/useSession';
import styles from './AccountPage.module.css';
import { AccountToolbar } from './AccountToolbar';

interface AccountPageProps {
  title: string;
  /** The heading, if it is more than the text of the title. */
  heading?: ReactNode;
  children: ReactNode;
}

/** The layout of an account page: toolbar, heading, and content that requires a login. */
export function AccountPage({ title, heading = title, children }: AccountPageProps) {
  const hydrated = useHydrated();
  const session = useSession();
  return (
    <div className={styles.page} data-hydrated={hydrated || undefined}>
      <PageHead title={title} hidden />
      {(session || !hydrated) && <AccountToolbar />}
      <h1 className={styles.title}>{heading}</h1>
      <RequireLogin>{children}</RequireLogin>
    </div>
  );
}
