import { CookieNotice } from './CookieNotice';
import styles from './Notices.module.css';
import { TranslationNotice } from './TranslationNotice';

/** What the shop must say once, at the lower edge of the window. */
export function Notices() {
  return (
    <div className={styles.notices}>
      <TranslationNotice />
      <CookieNotice />
    </div>
  );
}
