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
