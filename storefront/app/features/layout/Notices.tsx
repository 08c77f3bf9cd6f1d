import { BackToTop } from './BackToTop';
import { CookieNotice } from './CookieNotice';
import styles from './Notices.module.css';
import { TranslationNotice } from './TranslationNotice';

/** What lies over the lower edge of the window: the way back up, and what the shop must say once. */
export function Notices() {
  return (
    <div className={styles.notices}>
      <BackToTop />
      <TranslationNotice />
      <CookieNotice />
    </div>
  );
}
