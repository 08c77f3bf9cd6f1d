import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { pageExists } from '../../pages';
import { Button } from '../../ui/Button';
import { FormPage } from '../../ui/FormPage';
import { useHydrated } from '../../ui/useHydrated';
import { useLocalizedPath } from '../language/useLocalizedPath';
import { useSession } from '../session/useSession';
import styles from './AuthLayout.module.css';
import { returnPath } from './return-path';

interface AuthLayoutProps {
  title: string;
  intro?: string;
  aside?: ReactNode;
  /** The form; it calls `onDone` after a login, which opens the return path. */
  children: (onDone: () => void) => ReactNode;
}

/** The layout of the login and registration pages. With a session it offers to continue instead. */
export function AuthLayout({ title, intro, aside, children }: AuthLayoutProps) {
  const { t } = useTranslation('login');
  const { search } = useLocation();
  const local = useLocalizedPath();
  const navigate = useNavigate();
  const session = useSession();
  const hydrated = useHydrated();

  function redirect() {
    void navigate(returnPath(search, local(pageExists('/account') ? '/account' : '/')), { replace: true });
  }

  return (
    <FormPage title={title} intro={intro} aside={aside}>
      {hydrated && session ? (
        <div className={styles.loggedIn}>
          <p>{t('login.already')}</p>
          <Button onClick={redirect}>{t('login.onward')}</Button>
        </div>
      ) : (
        children(redirect)
      )}
    </FormPage>
  );
}
