import type { ApiError } from '@shop/api-client';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorMessage } from '../../ui/ErrorMessage';
import { PageSkeleton } from '../../ui/PageSkeleton';
import { useHydrated } from '../../ui/useHydrated';
import { sessionStore } from '../api/client';
import { useGuestReturn } from '../session/useGuestReturn';
import { useSession } from '../session/useSession';
import { GuestForm } from './GuestForm';
import { LogInLinks } from './LogInLinks';
import styles from './RequireLogin.module.css';

/** The id of the login prompt. */
export const LOG_IN_ANCHOR = 'log-in';

/**
 * Shows its content only with a session, otherwise a login prompt that returns to this page. Pages that use it need the
 * `login` namespace. `text` says why a login is needed.
 */
export function RequireLogin({ text, children }: { text?: string | undefined; children: ReactNode }) {
  const hydrated = useHydrated();
  const session = useSession();
  const { isPending, error } = useGuestReturn();
  if (!hydrated || isPending) return <PageSkeleton />;
  return session ? children : <LoginPrompt text={text} error={error} />;
}

/** `error` is that of a guest's email link. */
function LoginPrompt({ text, error }: { text: string | undefined; error: ApiError | null }) {
  const { t } = useTranslation('login');
  return (
    <section className={styles.loggedOut} id={LOG_IN_ANCHOR} tabIndex={-1}>
      <IconLock size={28} stroke={1.5} aria-hidden />
      <h2>{t(sessionStore.hasTimedOut() ? 'timedOut' : 'notLoggedIn')}</h2>
      <p className={styles.text}>{text ?? t('ownPage')}</p>
      <ErrorMessage error={error} />
      <div className={styles.choices}>
        <div className={styles.choice}>
          <h3 className={styles.title}>{t('login.title')}</h3>
          <p className={styles.text}>{t('login.text')}</p>
          <div className={styles.actions}>
            <LogInLinks />
          </div>
        </div>
        <div className={styles.choice}>
          <GuestForm />
        </div>
      </div>
    </section>
  );
}
