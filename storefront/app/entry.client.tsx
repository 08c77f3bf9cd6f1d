import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { createBrowserI18n } from './features/language/i18n.client';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={createBrowserI18n()}>
        <HydratedRouter />
      </I18nextProvider>
    </StrictMode>,
  );
});
