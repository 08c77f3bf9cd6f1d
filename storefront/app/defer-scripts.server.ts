import { Transform } from 'node:stream';

/** What React Router writes, and what keeps the browser from loading it until `LOAD_SCRIPTS` has run. */
const REPLACEMENTS = [
  ['<link rel="modulepreload"', '<link data-rel="modulepreload" fetchpriority="low"'],
  [' type="module" async=""', ' type="text/plain" data-type="module"'],
] as const;

/**
 * Keeps the browser from loading the scripts of a page, which is complete without them, before it is painted: then they
 * do not compete with its style sheet, font and pictures. `LOAD_SCRIPTS` loads them. React Router's `Scripts` has no
 * option for it. What React writes in one go, in pieces of 2 kB, is sent together.
 */
export function deferScripts(): Transform {
  const decoder = new TextDecoder();
  let pieces: Buffer[] = [];
  let rest = '';
  const takePieces = (): string => {
    let text = rest + decoder.decode(Buffer.concat(pieces), { stream: true });
    pieces = [];
    rest = '';
    for (const [from, to] of REPLACEMENTS) {
      text = text.replaceAll(from, to);
      const length = startLength(text, from);
      if (length > rest.length) rest = text.slice(text.length - length);
    }
    return text.slice(0, text.length - rest.length);
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

/** How many characters at the end of a text may be the start of the sought one, which the next piece continues. */
function startLength(text: string, sought: string): number {
  let length = Math.min(text.length, sought.length - 1);
  while (!text.endsWith(sought.slice(0, length))) length--;
  return length;
}
