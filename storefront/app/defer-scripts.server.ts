import { Transform } from 'node:stream';

const PRELOAD = '<link rel="modulepreload"';
const DEFERRED_PRELOAD = `${PRELOAD} fetchpriority="low"`;

/**
 * Lets the browser load the scripts of a page after its style sheet, font and pictures: the page is complete without
 * them. React Router's `Scripts` has no option for it.
 */
export function deferScripts(): Transform {
  const decoder = new TextDecoder();
  let rest = '';
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const text = rest + decoder.decode(chunk, { stream: true });
      const lastTag = text.slice(Math.max(text.lastIndexOf('<'), 0));
      // The next chunk may continue it.
      rest = lastTag !== PRELOAD && PRELOAD.startsWith(lastTag) ? lastTag : '';
      done(null, text.slice(0, text.length - rest.length).replaceAll(PRELOAD, DEFERRED_PRELOAD));
    },
    flush(done) {
      done(null, rest + decoder.decode());
    },
  });
}
