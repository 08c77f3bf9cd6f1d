import { IconArrowUp } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './BackToTop.module.css';

const SCROLL_THRESHOLD_PX = 20;

/** A button that scrolls to the top, shown once the page is scrolled. */
export function BackToTop() {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const update = () => setShown(window.scrollY > SCROLL_THRESHOLD_PX);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);

  return (
    <button
      type="button"
      className={styles.button}
      hidden={!shown}
      aria-label={t('backToTop')}
      onClick={() => window.scrollTo({ top: 0 })}
    >
      <IconArrowUp size={20} stroke={1.5} aria-hidden />
    </button>
  );
}
