import type { Font } from './font-file';
import { findFont, type Weight } from './fonts';

/** One character with the font that draws it. */
export interface Glyph {
  text: string;
  font: Font;
  /** Advance width in em. */
  advance: number;
}

/** Printed for a character that no font contains: the geta mark, which Japanese printers use for missing type. */
const MISSING_GLYPH = '〓';

/** Longer texts are cut off and end in an ellipsis. */
const MAX_CHARACTERS = 4000;

/** Control characters, bidirectional marks, joiners and variation selectors. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Variation_Selector}\u034f\u2028\u2029]/gu;

/** The typeface draws ’ as wide as a Japanese quotation mark, which leaves a hole inside a Latin word. */
const APOSTROPHE = /(?<=\p{Script=Latin})’(?=\p{Script=Latin})/gu;

/** Prepares a text for printing on one line: composed characters, plain spaces, no invisible characters. */
export function normalizeText(text: string): string {
  const visible = text
    .slice(0, 2 * MAX_CHARACTERS)
    .replaceAll(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')
    .replaceAll(INVISIBLE, '')
    .replaceAll(/\p{Zs}/gu, (space) => (space === '\u3000' ? space : ' '))
    .replaceAll('\u2011', '-')
    .replaceAll(APOSTROPHE, "'")
    .normalize('NFC');
  const characters = Array.from(visible);
  return characters.length > MAX_CHARACTERS ? `${characters.slice(0, MAX_CHARACTERS - 1).join('')}…` : visible;
}

/** One glyph per character of a normalized text; a character that no font contains becomes 〓. */
export function toGlyphs(text: string, weight: Weight): Glyph[] {
  return Array.from(text).flatMap((character) => findGlyph(character, weight) ?? substitute(character, weight));
}

/** Falls back to the compatibility decomposition, for example `1` for `①`, then to 〓. */
function substitute(character: string, weight: Weight): Glyph[] {
  const glyphs = Array.from(character.normalize('NFKC')).map((part) => findGlyph(part, weight));
  if (glyphs.every((glyph) => glyph !== null)) return glyphs;
  const missing = findGlyph(MISSING_GLYPH, weight);
  if (!missing) throw new Error(`no font contains ${MISSING_GLYPH}`);
  return [missing];
}

const cache: Record<Weight, Map<string, Glyph | null>> = { 400: new Map(), 700: new Map() };
/** Characters per weight; more than the typeface contains. */
const MAX_CACHED = 20_000;

function findGlyph(character: string, weight: Weight): Glyph | null {
  const glyphs = cache[weight];
  const cached = glyphs.get(character);
  if (cached !== undefined) return cached;
  if (glyphs.size >= MAX_CACHED) glyphs.clear();
  const glyph = createGlyph(character, weight);
  glyphs.set(character, glyph);
  return glyph;
}

function createGlyph(character: string, weight: Weight): Glyph | null {
  const codePoint = character.codePointAt(0) ?? 0;
  const font = findFont(codePoint, weight);
  const advance = font?.advanceOf(codePoint);
  return font && advance !== undefined ? { text: character, font, advance } : null;
}
