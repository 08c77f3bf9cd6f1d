import { BackToTop } from './BackToTop';
import { CookieNotice } from './CookieNotice';
import styles from './Notices.module.css';
import { TranslationNotice } from './TranslationNotice';

/** The elements fixed to the bottom of the window. */
export function Notices() {
  return (
    <div className={styles.notices}>
      <BackToTop />
      <TranslationNotice />
      <CookieNotice />
    </div>
  );
}
