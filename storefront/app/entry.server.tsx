import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { ServerRouter, type AppLoadContext, type EntryContext, type HandleDataRequestFunction } from 'react-router';
import { deferScripts } from './defer-scripts.server';
import { DocumentContext } from './document-context';
import { pageTranslations, serverI18n } from './features/language/i18n.server';
import { defaultLanguage } from './features/language/languages';
import { pathLanguage } from './features/language/paths';
import { serverTiming } from './features/page-request/page-request.server';
import { createMarkupCache } from './features/page-request/shared-markup.server';
import { inlineScripts } from './inline-scripts.server';
import { shopContext } from './server-context';

export { pageKey } from './page-key.server';

export const streamTimeout = 5_000;

const shareMarkup = createMarkupCache(serverI18n);

/** How long a prefetched page may be reused. */
const PREFETCH_SECONDS = 10;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: AppLoadContext,
): Response | Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  setCaching(headers);
  setTiming(headers, context);
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const { cspNonce, isCached } = shopContext(context);
  const match = router.staticHandlerContext.matches.at(-1);
  const language = pathLanguage(new URL(request.url).pathname) ?? defaultLanguage;
  const translations = pageTranslations(language, match?.route.id);
  const documentContext = { cspNonce, translations, inlineScripts, shareMarkup };

  return new Promise((resolve, reject) => {
    let hasStarted = false;
    const { pipe, abort } = renderToPipeableStream(
      <DocumentContext value={documentContext}>
        <I18nextProvider i18n={serverI18n(language)}>
          <ServerRouter context={router} url={request.url} nonce={cspNonce} />
        </I18nextProvider>
      </DocumentContext>,
      {
        nonce: cspNonce,
        // What is ready is part of the page, however large, and not moved into its place by a script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        // Crawlers and the cache wait for the whole page; browsers get the shell first.
        [isCached || isbot(request.headers.get('user-agent') ?? '') ? 'onAllReady' : 'onShellReady']() {
          hasStarted = true;
          const body = deferScripts();
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        },
        onShellError: reject,
        onError(error: unknown) {
          if (hasStarted) console.error(error);
        },
      },
    );
    setTimeout(abort, streamTimeout + 1_000).unref();
  });
}

export const handleDataRequest: HandleDataRequestFunction = (response, { request, context }) => {
  const isPrefetch = /prefetch/.test(request.headers.get('sec-purpose') ?? request.headers.get('purpose') ?? '');
  if (isPrefetch && response.status === 200)
    response.headers.set('cache-control', `private, max-age=${PREFETCH_SECONDS}`);
  setCaching(response.headers);
  setTiming(response.headers, context);
  return response;
};

/** Pages depend on the visitor, so shared caches must not store them. */
function setCaching(headers: Headers): void {
  headers.set('vary', 'Cookie, Accept-Language');
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, max-age=0, must-revalidate');
}

/** Tells how long each step of the page request took. */
function setTiming(headers: Headers, context: AppLoadContext): void {
  const timing = serverTiming(context);
  if (timing) headers.set('server-timing', timing);
}
