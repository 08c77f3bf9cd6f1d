/** The largest hostile value, in characters. */
export const HOSTILE_LENGTH = 500_000;

/** Texts on which an expression that backtracks, or a loop in a loop, takes quadratic time or longer. */
export const HOSTILE_TEXTS: Readonly<Record<string, (length: number) => string>> = {
  'spaces before a control character': (length) => `${' '.repeat(length - 1)}\u0001`,
  'a control character before spaces': (length) => `\u0001${' '.repeat(length - 1)}`,
  'letters before an exclamation mark': (length) => `${'a'.repeat(length - 1)}!`,
  'halves of email addresses': (length) => 'a@'.repeat(length / 2),
  'labels of a domain': (length) => `a@${'b.'.repeat(length / 2 - 1)}`,
  digits: (length) => '1'.repeat(length),
  'digits before a letter': (length) => `${'1'.repeat(length - 1)}x`,
  brackets: (length) => '['.repeat(length / 2) + ']'.repeat(length / 2),
  backslashes: (length) => '\\'.repeat(length),
  'quotes and slashes': (length) => '"/'.repeat(length / 2),
  hyphens: (length) => '-'.repeat(length),
  'line breaks': (length) => '\r\n'.repeat(length / 2),
  'combining marks': (length) => `a${'\u0301'.repeat(length - 1)}`,
  'ligatures that normalization lengthens': (length) => '\ufdfa'.repeat(length),
  'pairs of surrogates': (length) => '\u{1d54f}'.repeat(length / 2),
};

const bytes = (...values: number[]) => Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, ...values, 0x22, 0x7d]);
/** A body as bytes or text, with the headers that it needs beside `content-type: application/json`. */
export interface UnparsableBody {
  body: string | Buffer;
  headers?: Record<string, string>;
}

/** Bodies that no call can read. */
export const UNPARSABLE_BODIES: Readonly<Record<string, UnparsableBody>> = {
  'no JSON': { body: '{"a":' },
  'a trailing comma': { body: '{"a":1,}' },
  'two documents': { body: '{}{}' },
  'the same key twice': { body: '{"a":1,"\\u0061":2}' },
  'an array': { body: '[]' },
  'an array of bodies': { body: '[{}]' },
  'a null': { body: 'null' },
  'a text': { body: '"x"' },
  'a number': { body: '1e999' },
  'the word NaN': { body: 'NaN' },
  'an overlong encoding': { body: bytes(0xc0, 0xaf) },
  'half a character': { body: bytes(0xe6, 0xa8) },
  'an encoded surrogate': { body: bytes(0xed, 0xa0, 0x80) },
  'Latin-1': { body: bytes(0xe9) },
  'UTF-16': { body: Buffer.from('\ufeff{}', 'utf16le') },
  'an escaped prototype': { body: '{"\\u005f_proto__":{"a":1}}' },
  'a constructor with a prototype': { body: '{"constructor":{"prototype":{"a":1}}}' },
  'a hundred thousand arrays': { body: '['.repeat(100_000) + ']'.repeat(100_000) },
  'a field a hundred thousand deep': { body: `{"item":${'['.repeat(100_000)}"\\u0041"${']'.repeat(100_000)}}` },
  'a megabyte': { body: `{"a":"${'x'.repeat(1024 * 1024)}"}` },
  'invalid gzip': { body: 'not compressed', headers: { 'content-encoding': 'gzip' } },
  'plain text': { body: '{}', headers: { 'content-type': 'text/plain' } },
  'a form': { body: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  'no content type': { body: '{}', headers: { 'content-type': '' } },
  'an invalid content type': { body: '{}', headers: { 'content-type': 'json; charset=\u00ff' } },
  'multipart without a boundary': { body: '{}', headers: { 'content-type': 'multipart/form-data' } },
  'multipart of another kind': { body: '--x--', headers: { 'content-type': 'multipart/mixed; boundary=x' } },
};

/** Segments of a path that are no id, name or number of a record. */
export const INVALID_SEGMENTS: readonly string[] = [
  '%00',
  '%2e%2e',
  '..%2f..%2fetc',
  '%ff',
  '%',
  '%E0%A4%A',
  '%25',
  '%0a',
  '%20',
  "'",
  '%22',
  '%3Cscript%3E',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  '0',
  '-1',
  '%F0%9D%95%8F',
  'x'.repeat(41),
  'x'.repeat(500),
  '%E6%A8%AA'.repeat(40),
  '{}',
  '*',
  ':id',
];
