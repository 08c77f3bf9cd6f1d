import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCookie } from '../features/preferences/preferences';
import { pageExists } from '../pages';
import { Button } from '../ui/Button';
import { Link } from '../ui/Link';
import { CONSENT_COOKIE } from './cookies';
import styles from './Notices.module.css';
import { useSite } from './site';

/** Asks for consent to cookies until it is answered. */
export function CookieNotice() {
  const { t } = useTranslation();
  const { hasCookieConsent } = useSite();
  const [answered, setAnswered] = useState(hasCookieConsent);
  if (answered) return null;

  function answer(value: 'all' | 'necessary') {
    document.cookie = formatCookie(CONSENT_COOKIE, value, location.protocol === 'https:');
    setAnswered(true);
  }

  return (
    <section className={styles.notice} aria-label={t('cookies.title')}>
      <p className={styles.text}>
        {t('cookies.text')} {pageExists('/privacy') && <Link to="/privacy">{t('cookies.more')}</Link>}
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
