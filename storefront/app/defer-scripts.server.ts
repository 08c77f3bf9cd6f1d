import { Transform } from 'node:stream';

const PRELOAD = '<link rel="modulepreload"';
const DEFERRED_PRELOAD = `${PRELOAD} fetchpriority="low"`;

/**
 * Lets the browser load the scripts of a page after its style sheet, font and pictures: the page is complete without
 * them. React Router's `Scripts` has no option for it. What React writes in one go, in pieces of 2 kB, is sent together.
 */
export function deferScripts(): Transform {
  const decoder = new TextDecoder();
  let pieces: Buffer[] = [];
  let rest = '';
  const takePieces = (): string => {
    const text = rest + decoder.decode(Buffer.concat(pieces), { stream: true });
    pieces = [];
    const lastTag = text.slice(Math.max(text.lastIndexOf('<'), 0));
    // The next piece may continue it.
    rest = lastTag !== PRELOAD && PRELOAD.startsWith(lastTag) ? lastTag : '';
    return text.slice(0, text.length - rest.length).replaceAll(PRELOAD, DEFERRED_PRELOAD);
  };
  const stream = new Transform({
    transform(piece: Buffer, _encoding, done) {
      if (pieces.length === 0) setImmediate(send);
      pieces.push(piece);
      done();
    },
    flush(done) {
      done(null, takePieces() + rest + decoder.decode());
    },
  });
  function send(): void {
    if (pieces.length > 0) stream.push(takePieces());
  }
  return stream;
}
