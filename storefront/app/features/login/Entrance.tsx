import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { pageExists } from '../../pages';
import { FormPage } from '../../ui/FormPage';
import { useHydrated } from '../../ui/useHydrated';
import { useLocal } from '../language/useLocal';
import { useSession } from '../session/useSession';
import styles from './Entrance.module.css';
import { returnPath } from './return-path';

interface EntranceProps {
  title: string;
  words?: string;
  aside?: ReactNode;
  /** The form; `onDone` goes on to where one was. */
  children: (onDone: () => void) => ReactNode;
}

/** A page for logging in: its form, or the way on for whoever is logged in already. */
export function Entrance({ title, words, aside, children }: EntranceProps) {
  const { t } = useTranslation('login');
  const { search } = useLocation();
  const local = useLocal();
  const navigate = useNavigate();
  const session = useSession();
  const hydrated = useHydrated();

  function goOn() {
    void navigate(returnPath(search, local(pageExists('/account') ? '/account' : '/')), { replace: true });
  }

  return (
    <FormPage title={title} words={words} aside={aside}>
      {hydrated && session ? (
        <div className={styles.already}>
          <p>{t('login.already')}</p>
          <Button onClick={goOn}>{t('login.onward')}</Button>
        </div>
      ) : (
        children(goOn)
      )}
    </FormPage>
  );
}
