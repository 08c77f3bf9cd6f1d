import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { speakInBrowser } from './features/language/words.client';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={speakInBrowser()}>
        <HydratedRouter />
      </I18nextProvider>
    </StrictMode>,
  );
});
