import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { chosenLanguage } from './app/store';
import { loadLanguage } from './i18n/i18n-provider';
import './ui/fonts.css';

const root = document.getElementById('root');
if (root) {
  await loadLanguage(chosenLanguage());
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
