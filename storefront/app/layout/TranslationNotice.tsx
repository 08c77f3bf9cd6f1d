import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findLanguage } from '../features/language/languages';
import { Button } from '../ui/Button';
import styles from './Notices.module.css';
import { useSite } from './site';

const DISMISSED = 'translationNotice';
const COUNTDOWN_SECONDS = 32;
/** As in Notices.module.css: on narrow screens the notice is not shown. */
const WIDE = '(min-width: 48em)';

/** Marks a machine-translated page. Closes after 32 seconds and does not appear again. */
export function TranslationNotice() {
  const { language } = useSite();
  return findLanguage(language)?.machineTranslated ? <Countdown /> : null;
}

function Countdown() {
  const { t } = useTranslation();
  const [secondsLeft, setSecondsLeft] = useState(0);
  const isOpen = secondsLeft > 0;

  useEffect(() => {
    const screen = matchMedia(WIDE);
    const open = () => {
      if (screen.matches && localStorage.getItem(DISMISSED) === null) setSecondsLeft(COUNTDOWN_SECONDS);
    };
    open();
    screen.addEventListener('change', open);
    return () => screen.removeEventListener('change', open);
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    let left = COUNTDOWN_SECONDS;
    const timer = setInterval(() => {
      left -= 1;
      setSecondsLeft(left);
      if (left === 0) storeDismissal();
    }, 1_000);
    return () => clearInterval(timer);
  }, [isOpen]);

  function dismiss() {
    storeDismissal();
    setSecondsLeft(0);
  }

  if (!isOpen) return null;
  return (
    <section className={`${styles.notice} ${styles.wideOnly}`} aria-label={t('translation.title')}>
      <p className={styles.text}>{t('translation.text')}</p>
      <Button variant="default" size="sm" onClick={dismiss} className="tabular-nums">
        {t('translation.close', { seconds: secondsLeft })}
      </Button>
    </section>
  );
}

function storeDismissal(): void {
  localStorage.setItem(DISMISSED, 'dismissed');
}
