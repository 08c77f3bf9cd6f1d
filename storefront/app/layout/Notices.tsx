import { BackToTop } from './BackToTop';
import { CookieNotice } from './CookieNotice';
import styles from './Notices.module.css';
import { TranslationNotice } from './TranslationNotice';

/** What stays at the bottom of the window until it is answered, and the button that leads back to the top. */
export function Notices() {
  return (
    <div className={styles.notices}>
      <BackToTop />
      <TranslationNotice />
      <CookieNotice />
    </div>
  );
}
