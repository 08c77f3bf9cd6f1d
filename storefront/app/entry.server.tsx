import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { ServerRouter, type AppLoadContext, type EntryContext, type HandleDataRequestFunction } from 'react-router';
import { DocumentContext } from './features/document/document';
import { defaultLanguage, findLanguage } from './features/language/languages';
import { speakOnServer, wordsOfPage } from './features/language/words.server';
import { shopContext } from './server-context';

export const streamTimeout = 5_000;

/** What was fetched ahead is good for this long. */
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
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const { cspNonce } = shopContext(context);
  const match = router.staticHandlerContext.matches.at(-1);
  const language = findLanguage(match?.params.lang ?? defaultLanguage)?.code ?? defaultLanguage;
  const facts = { cspNonce, words: wordsOfPage(language, match?.route.id) };

  return new Promise((resolve, reject) => {
    let begun = false;
    const { pipe, abort } = renderToPipeableStream(
      <DocumentContext value={facts}>
        <I18nextProvider i18n={speakOnServer(language)}>
          <ServerRouter context={router} url={request.url} nonce={cspNonce} />
        </I18nextProvider>
      </DocumentContext>,
      {
        nonce: cspNonce,
        // A crawler waits for the whole page; a reader gets what is there.
        [isbot(request.headers.get('user-agent') ?? '') ? 'onAllReady' : 'onShellReady']() {
          begun = true;
          const body = new PassThrough();
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        },
        onShellError: reject,
        onError(error: unknown) {
          if (begun) console.error(error);
        },
      },
    );
    setTimeout(abort, streamTimeout + 1_000).unref();
  });
}

export const handleDataRequest: HandleDataRequestFunction = (response, { request }) => {
  const ahead = /prefetch/.test(request.headers.get('sec-purpose') ?? request.headers.get('purpose') ?? '');
  if (ahead && response.status === 200) response.headers.set('cache-control', `private, max-age=${PREFETCH_SECONDS}`);
  setCaching(response.headers);
  return response;
};

/** Pages differ by who reads; nobody in between keeps any. */
function setCaching(headers: Headers): void {
  headers.set('vary', 'Cookie, Accept-Language');
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, max-age=0, must-revalidate');
}
