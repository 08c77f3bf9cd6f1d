import './ui/tokens.css';
import './ui/mantine';
import './ui/type.css';

import { ColorSchemeScript, MantineProvider, mantineHtmlProps } from '@mantine/core';
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/root';
import { shopFor } from './features/api/shop.server';
import { useDocumentFacts } from './features/document/document';
import { WORDS_ELEMENT } from './features/language/words';
import { House } from './features/layout/House';
import { readHouse } from './features/layout/house.server';
import { theme } from './ui/theme';

/**
 * Plain elements, Mantine's components, our own that others give a class to; then everything else. Stands before all
 * stylesheets, which the build puts in an order of its own.
 */
const LAYERS = '@layer base, mantine, ui;';

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: interLatin, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export async function loader(args: Route.LoaderArgs) {
  return readHouse(shopFor(args), args);
}

/** The house stays while pages change: it is read again only for another language, or when asked to. */
export function shouldRevalidate({ currentParams, nextParams, currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentParams.lang !== nextParams.lang || (currentUrl.href === nextUrl.href && defaultShouldRevalidate);
}

export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const { cspNonce, words } = useDocumentFacts();
  return (
    <html lang={i18n.language} {...mantineHtmlProps}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <ColorSchemeScript nonce={cspNonce} defaultColorScheme="auto" suppressHydrationWarning />
        <Meta />
        <style nonce={cspNonce} suppressHydrationWarning>
          {LAYERS}
        </style>
        <Links nonce={cspNonce} />
      </head>
      <body>
        <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={() => cspNonce ?? ''}>
          {children}
        </MantineProvider>
        <script
          id={WORDS_ELEMENT}
          type="application/json"
          nonce={cspNonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: words ? JSON.stringify(words).replaceAll('<', '\\u003c') : '' }}
        />
        <ScrollRestoration nonce={cspNonce} />
        <Scripts nonce={cspNonce} />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <House facts={loaderData}>
      <Outlet />
    </House>
  );
}

export { ErrorPage as ErrorBoundary } from './features/layout/ErrorPage';
