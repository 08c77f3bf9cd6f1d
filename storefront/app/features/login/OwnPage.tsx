import { Skeleton } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusalNote } from '../../ui/RefusalNote';
import { useHydrated } from '../../ui/useHydrated';
import type { Refusal } from '../api/refusal';
import { sessionTimedOut } from '../session/session';
import { useGuestReturn } from '../session/useGuestReturn';
import { useSession } from '../session/useSession';
import { GuestForm } from './GuestForm';
import { LogInWays } from './LogInWays';
import styles from './OwnPage.module.css';

/**
 * Content that is somebody's own: shown to whoever is logged in; to anyone else, the ways to log in and come back here.
 * A page that uses it speaks with the words of `login`, too.
 */
export function OwnPage({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  const session = useSession();
  const { waiting, refusal } = useGuestReturn();
  if (!hydrated || waiting) return <Waiting />;
  return session ? children : <LoggedOut refusal={refusal} />;
}

/** What stands in the place of content that is still on its way. */
export function Waiting() {
  const { t } = useTranslation();
  return (
    <div className={styles.waiting} role="status" aria-label={t('loading')}>
      <Skeleton height={20} width="40%" />
      <Skeleton height={96} />
      <Skeleton height={96} />
    </div>
  );
}

/** `refusal`: of the link by which a guest came. */
function LoggedOut({ refusal }: { refusal: Refusal | null }) {
  const { t } = useTranslation('login');
  return (
    <section className={styles.loggedOut}>
      <IconLock size={28} stroke={1.5} aria-hidden />
      <h2>{t(sessionTimedOut() ? 'timedOut' : 'notLoggedIn')}</h2>
      <p className={styles.words}>{t('ownPage')}</p>
      <RefusalNote refusal={refusal} />
      <div className={styles.ways}>
        <LogInWays />
      </div>
      <GuestForm />
    </section>
  );
}
