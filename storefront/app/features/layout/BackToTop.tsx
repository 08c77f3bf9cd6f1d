import { IconArrowUp } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './BackToTop.module.css';

const SHOWN_BELOW_PX = 20;

/** Appears once the page is scrolled. */
export function BackToTop() {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const look = () => setShown(window.scrollY > SHOWN_BELOW_PX);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);

  return (
    <button type="button" className={styles.button} hidden={!shown} aria-label={t('backToTop')} onClick={() => window.scrollTo({ top: 0 })}>
      <IconArrowUp size={20} stroke={1.5} aria-hidden />
    </button>
  );
}
