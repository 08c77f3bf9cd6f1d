import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCookie } from '../features/preferences/preferences';
import { pageExists } from '../pages';
import { Button } from '../ui/Button';
import { focusOnMount } from '../ui/focus-on-mount';
import { Link } from '../ui/Link';
import { Sentences } from '../ui/Sentences';
import { reopenCookieNotice, useReopenedCookieNotice } from './cookie-notice';
import { CONSENT_COOKIE } from './cookies';
import styles from './Notices.module.css';
import { useSite } from './site';

/**
 * Says which cookies the shop sets until the visitor confirms it, and again when asked in the footer. All of them hold
 * the visitor's own choices, so there is nothing to accept or to refuse.
 */
export function CookieNotice() {
  const { t } = useTranslation();
  const { hasCookieConsent } = useSite();
  const [answered, setAnswered] = useState(hasCookieConsent);
  const isReopened = useReopenedCookieNotice();
  if (answered && !isReopened) return null;

  function confirm() {
    document.cookie = formatCookie(CONSENT_COOKIE, 'necessary', location.protocol === 'https:');
    setAnswered(true);
    reopenCookieNotice(false);
  }

  return (
    <section className={styles.notice} aria-label={t('cookies.title')}>
      <p className={styles.text}>
        <Sentences>
          {t('cookies.text')}
          {pageExists('/privacy') && <Link to="/privacy">{t('cookies.more')}</Link>}
        </Sentences>
      </p>
      <div className={styles.answers}>
        <Button size="sm" onClick={confirm} ref={isReopened ? focusOnMount : undefined}>
          {t('cookies.confirm')}
        </Button>
      </div>
    </section>
  );
}
