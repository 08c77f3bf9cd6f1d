import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionStore } from '../features/api/client';
import { watchCartCount } from '../features/cart-count/cart-count';
import { formatCookie } from '../features/preferences/preferences';
import { PreferencesProvider } from '../features/preferences/PreferencesProvider';
import { ProgressBar } from '../ui/ProgressBar';
import { endEarlyActions, restoreEarlyInput } from '../ui/early-input';
import { Toasts } from '../ui/Toasts';
import { useHydrated } from '../ui/useHydrated';
import { AppBar } from './AppBar';
import styles from './AppShell.module.css';
import { BottomBar } from './BottomBar';
import { watchChunkErrors } from './chunk-reload';
import { RAIL_COOKIE } from './cookies';
import { Footer } from './Footer';
import { LanguageOfferBar } from './LanguageOfferBar';
import { Notices } from './Notices';
import { Rail } from './Rail';
import { SettingsDialog } from './SettingsDialog';
import { SiteContext, useSite, type Site } from './site';
import { useRouteFocus } from './useRouteFocus';

const MAIN_ID = 'main';

/** Everything around a page: bars, menus, footer, notices, and the contexts that pages read. */
export function AppShell({ site, children }: { site: Site; children: ReactNode }) {
  return (
    <SiteContext value={site}>
      <PreferencesProvider initial={site.preferences}>
        <ShellLayout>{children}</ShellLayout>
      </PreferencesProvider>
    </SiteContext>
  );
}

function ShellLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { mainRef, announcement } = useRouteFocus();
  const [railOpen, setRailOpen] = useRail();
  const [settingsOpen, setSettingsOpen] = useState(false);
  const openSettings = () => setSettingsOpen(true);
  useEffect(watchChunkErrors, []);
  useEffect(() => sessionStore.watch(), []);
  useEffect(watchCartCount, []);

  return (
    <>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {t('skipToContent')}
      </a>
      <ProgressBar />
      <div className={styles.shell} data-rail={railOpen ? 'open' : 'closed'}>
        <Rail open={railOpen} />
        <div className={styles.column}>
          <noscript>
            <p className={styles.noScript}>{t('noScript')}</p>
          </noscript>
          <LanguageOfferBar />
          <AppBar railOpen={railOpen} onRailChange={setRailOpen} onSettings={openSettings} />
          <main id={MAIN_ID} ref={mainRef} tabIndex={-1} className={styles.main}>
            {children}
          </main>
          <Footer />
        </div>
      </div>
      <Notices />
      <BottomBar onSettings={openSettings} />
      <SettingsDialog opened={settingsOpen} onClose={() => setSettingsOpen(false)} />
      <Toasts />
      <EarlyInput />
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </>
  );
}

/** A component of its own, so that the others are not rendered again once the page is hydrated. */
function EarlyInput() {
  const hydrated = useHydrated();
  useLayoutEffect(endEarlyActions, []);
  useEffect(() => {
    if (hydrated) void restoreEarlyInput();
  }, [hydrated]);
  return null;
}

/** Whether the product menu on the left is open on wide screens; a cookie remembers it. */
function useRail(): [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(useSite().railOpen);
  return [
    open,
    (next) => {
      document.cookie = formatCookie(RAIL_COOKIE, next ? 'open' : 'closed', location.protocol === 'https:');
      setOpen(next);
    },
  ];
}
