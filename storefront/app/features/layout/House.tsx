import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../ui/ProgressBar';
import { Toasts } from '../../ui/Toasts';
import { lastingCookie } from '../preferences/preferences';
import { PreferencesProvider } from '../preferences/PreferencesProvider';
import { AppBar } from './AppBar';
import { BottomBar } from './BottomBar';
import { RAIL } from './cookies';
import { Footer } from './Footer';
import styles from './House.module.css';
import { HouseContext, useHouse, type HouseFacts } from './house';
import { Notices } from './Notices';
import { ProductMenu } from './ProductMenu';
import { SettingsDialog } from './SettingsDialog';
import { usePageArrival } from './usePageArrival';
import { useWatches } from './useWatches';

const MAIN = 'main';

/** The shop around every page. */
export function House({ facts, children }: { facts: HouseFacts; children: ReactNode }) {
  return (
    <HouseContext value={facts}>
      <PreferencesProvider initial={facts.preferences}>
        <Storeys>{children}</Storeys>
      </PreferencesProvider>
    </HouseContext>
  );
}

function Storeys({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { main, arrived } = usePageArrival();
  const [rail, setRail] = useRail();
  const [settings, setSettings] = useState(false);
  const openSettings = () => setSettings(true);
  useWatches();

  return (
    <>
      <a className={styles.skip} href={`#${MAIN}`}>
        {t('skipToContent')}
      </a>
      <ProgressBar />
      <div className={styles.house} data-rail={rail ? 'open' : 'closed'}>
        <aside className={styles.rail} id="rail" hidden={!rail}>
          <ProductMenu />
        </aside>
        <div className={styles.storey}>
          <AppBar rail={rail} onRail={setRail} onSettings={openSettings} />
          <main id={MAIN} ref={main} tabIndex={-1} className={styles.main}>
            {children}
          </main>
          <Footer />
        </div>
      </div>
      <BottomBar onSettings={openSettings} />
      <Notices />
      <SettingsDialog opened={settings} onClose={() => setSettings(false)} />
      <Toasts />
      <p className="visually-hidden" aria-live="polite">
        {arrived}
      </p>
    </>
  );
}

/** The left drawer of wide screens stays as the reader left it. */
function useRail(): [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(useHouse().railOpen);
  return [
    open,
    (next) => {
      document.cookie = lastingCookie(RAIL, next ? 'open' : 'closed', location.protocol === 'https:');
      setOpen(next);
    },
  ];
}
