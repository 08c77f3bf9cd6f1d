import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageExists } from '../../pages';
import { Link } from '../../ui/Link';
import { lastingCookie } from '../preferences/preferences';
import { COOKIE_ANSWER } from './cookies';
import { useHouse } from './house';
import styles from './Notices.module.css';

/** Stays until it is answered. */
export function CookieNotice() {
  const { t } = useTranslation();
  const { cookiesAnswered } = useHouse();
  const [answered, setAnswered] = useState(cookiesAnswered);
  if (answered) return null;

  function answer(value: 'all' | 'necessary') {
    document.cookie = lastingCookie(COOKIE_ANSWER, value, location.protocol === 'https:');
    setAnswered(true);
  }

  return (
    <section className={styles.notice} aria-label={t('cookies.title')}>
      <p className={styles.words}>
        {t('cookies.words')} {pageExists('/privacy') && <Link to="/privacy">{t('cookies.more')}</Link>}
      </p>
      <div className={styles.answers}>
        <Button variant="default" size="sm" onClick={() => answer('necessary')}>
          {t('cookies.necessary')}
        </Button>
        <Button size="sm" onClick={() => answer('all')}>
          {t('cookies.all')}
        </Button>
      </div>
    </section>
  );
}
