import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findLanguage } from '../features/language/languages';
import { Button } from '../ui/Button';
import styles from './Notices.module.css';
import { useSite } from './site';

const DISMISSED = 'translationNotice';
const COUNTDOWN_SECONDS = 32;

/** Marks a machine-translated page. Closes after 32 seconds and does not appear again. */
export function TranslationNotice() {
  const { language } = useSite();
  return findLanguage(language)?.machineTranslated ? <Countdown /> : null;
}

function Countdown() {
  const { t } = useTranslation();
  const [secondsLeft, setSecondsLeft] = useState(0);

  useEffect(() => {
    if (localStorage.getItem(DISMISSED) === null) setSecondsLeft(COUNTDOWN_SECONDS);
  }, []);

  useEffect(() => {
    if (secondsLeft === 0) return;
    const timer = setTimeout(() => (secondsLeft === 1 ? dismiss() : setSecondsLeft(secondsLeft - 1)), 1_000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);

  function dismiss() {
    localStorage.setItem(DISMISSED, 'dismissed');
    setSecondsLeft(0);
  }

  if (secondsLeft === 0) return null;
  return (
    <section className={`${styles.notice} ${styles.wideOnly}`} aria-label={t('translation.title')}>
      <p className={styles.text}>{t('translation.text')}</p>
      <Button variant="default" size="sm" onClick={dismiss} className="tabular-nums">
        {t('translation.close', { seconds: secondsLeft })}
      </Button>
    </section>
  );
}
