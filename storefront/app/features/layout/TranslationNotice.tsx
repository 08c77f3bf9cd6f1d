import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findLanguage } from '../language/languages';
import { useHouse } from './house';
import styles from './Notices.module.css';

const DISMISSED = 'translationNotice';
const COUNTDOWN_SECONDS = 32;

/** Says that a machine translated the page; closes itself after 32 seconds, which counts as dismissed. */
export function TranslationNotice() {
  const { language } = useHouse();
  return findLanguage(language)?.machineTranslated ? <Countdown /> : null;
}

function Countdown() {
  const { t } = useTranslation();
  const [left, setLeft] = useState(0);

  useEffect(() => {
    if (localStorage.getItem(DISMISSED) === null) setLeft(COUNTDOWN_SECONDS);
  }, []);

  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => (left === 1 ? dismiss() : setLeft(left - 1)), 1_000);
    return () => clearTimeout(timer);
  }, [left]);

  function dismiss() {
    localStorage.setItem(DISMISSED, 'dismissed');
    setLeft(0);
  }

  if (left === 0) return null;
  return (
    <section className={`${styles.notice} ${styles.wideOnly}`} aria-label={t('translation.title')}>
      <p className={styles.words}>{t('translation.words')}</p>
      <Button variant="default" size="sm" onClick={dismiss} className="figures">
        {t('translation.close', { seconds: left })}
      </Button>
    </section>
  );
}
