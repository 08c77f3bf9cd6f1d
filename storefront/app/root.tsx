import './ui/tokens.css';
import './ui/typography.css';

import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/root';
import { useDocumentContext } from './document-context';
import { TRANSLATIONS_ELEMENT } from './features/language/i18n';
import { defaultLanguage } from './features/language/languages';
import { pathLanguage } from './features/language/paths';
import { preparePage } from './features/page-request/page-request.server';
import { AppShell } from './layout/AppShell';
import { loadSite } from './layout/site.server';

/**
 * The order of the cascade layers: elements, `ui/` components; other styles have no layer and win. Must come
 * before all stylesheets, because the build decides their order.
 */
const LAYERS = '@layer base, ui;';

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: interLatin, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icon-180.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export async function loader(args: Route.LoaderArgs) {
  return loadSite(preparePage(args), args);
}

/** The site data is loaded again only for another language or by an explicit revalidation. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const [current, next] = [currentUrl, nextUrl].map(({ pathname }) => pathLanguage(pathname) ?? defaultLanguage);
  return current !== next || (currentUrl.href === nextUrl.href && defaultShouldRevalidate);
}

export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const { cspNonce, translations, inlineScripts } = useDocumentContext();
  return (
    <html lang={i18n.language} data-color-scheme="light" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <InlineScript content={inlineScripts?.first} />
        <Meta />
        <style nonce={cspNonce} suppressHydrationWarning>
          {LAYERS}
        </style>
        <Links nonce={cspNonce} />
      </head>
      <body>
        {children}
        <InlineScript
          id={TRANSLATIONS_ELEMENT}
          type="application/json"
          content={translations && JSON.stringify(translations).replaceAll('<', '\\u003c')}
        />
        <ScrollRestoration nonce={cspNonce} />
        <Scripts nonce={cspNonce} />
        <InlineScript content={inlineScripts?.last} />
      </body>
    </html>
  );
}

/** A script that the server writes into the page; the browser keeps it as it is. */
function InlineScript({ content = '', ...props }: { content?: string; id?: string; type?: string }) {
  const { cspNonce } = useDocumentContext();
  return <script {...props} nonce={cspNonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: content }} />;
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <AppShell site={loaderData}>
      <Outlet />
    </AppShell>
  );
}

export { ErrorPage as ErrorBoundary } from './layout/ErrorPage';
