import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { chosenLanguage } from './app/store';
import { loadLanguage } from './i18n/i18n-provider';
import './ui/fonts.css';

/** A page that has been open for longer asks for scripts that a new release may have replaced. */
const RELOAD_AFTER_MS = 30_000;
addEventListener('vite:preloadError', () => {
  if (performance.now() > RELOAD_AFTER_MS) location.reload();
});

const root = document.getElementById('root');
if (root) {
  await loadLanguage(chosenLanguage());
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
