/** Encodings of files without a byte order mark that are not UTF-8, by spreadsheet programs in Japan and Europe. */
const LEGACY = ['shift_jis', 'windows-1252'] as const;

export interface DecodedText {
  text: string;
  /** Whether the encoding was guessed, so that characters may be wrong. */
  guessed: boolean;
}

/** Decodes a text file; null for a file that is no text. */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const marked = markedEncoding(bytes) ?? wideEncoding(bytes);
  if (marked) return known(decode(bytes, marked));
  const utf8 = decode(bytes, 'utf-8');
  if (utf8 !== null) return known(utf8);
  for (const encoding of LEGACY) {
    const text = decode(bytes, encoding);
    if (text !== null && isPlausible(text, encoding)) return { text, guessed: true };
  }
  return null;
}

function known(text: string | null): DecodedText | null {
  return text === null || text.includes('\0') ? null : { text, guessed: false };
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function markedEncoding([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/** UTF-16 without a mark: every other byte of Latin text is zero. */
function wideEncoding(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, 2000);
  const zeros = [0, 1].map((parity) => sample.filter((byte, at) => at % 2 === parity && byte === 0).length);
  if ((zeros[1] ?? 0) * 4 > sample.length && zeros[0] === 0) return 'utf-16le';
  return (zeros[0] ?? 0) * 4 > sample.length && zeros[1] === 0 ? 'utf-16be' : null;
}

/** Western text also decodes as Shift_JIS now and then, into half-width katakana instead of kana and kanji. */
function isPlausible(text: string, encoding: (typeof LEGACY)[number]): boolean {
  if (/[\0-\x08\x0e-\x1f]/.test(text)) return false;
  if (encoding === 'windows-1252') return true;
  const characters = text.match(/[\u3040-\u30ff\u4e00-\u9fff]/g)?.length ?? 0;
  return characters > (text.match(/[\uff61-\uff9f]/g)?.length ?? 0);
}
