import type { Font } from './font-file';
import { findFont, type TypefaceName, type Weight } from './fonts';

/** One character with the font that draws it. */
export interface Glyph {
  text: string;
  font: Font;
  /** Advance width in em. */
  advance: number;
}

/** Printed for a character that no font contains: the geta mark, which Japanese printers use for missing type. */
const MISSING_GLYPH = '〓';

const HAN = /\p{Script=Han}/u;

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
export function toGlyphs(text: string, weight: Weight, requested: TypefaceName = 'gothic'): Glyph[] {
  const typeface = needsChinese(text, weight) ? 'chinese' : requested;
  return Array.from(text).flatMap(
    (character) => findGlyph(character, weight, typeface) ?? substitute(character, weight, typeface),
  );
}

/** A text with a character that only the Chinese typeface has is set in that typeface as a whole. */
function needsChinese(text: string, weight: Weight): boolean {
  return Array.from(text).some(
    (character) =>
      HAN.test(character) && !findGlyph(character, weight, 'gothic') && findGlyph(character, weight, 'chinese'),
  );
}

/** Falls back to the compatibility decomposition, for example `1` for `①`, then to 〓. */
function substitute(character: string, weight: Weight, typeface: TypefaceName): Glyph[] {
  const glyphs = Array.from(character.normalize('NFKC')).map((part) => findGlyph(part, weight, typeface));
  if (glyphs.every((glyph) => glyph !== null)) return glyphs;
  const missing = findGlyph(MISSING_GLYPH, weight, 'gothic');
  if (!missing) throw new Error(`no font contains ${MISSING_GLYPH}`);
  return [missing];
}

const cacheOf = (): Record<Weight, Map<string, Glyph | null>> => ({ 400: new Map(), 700: new Map() });
const caches: Record<TypefaceName, ReturnType<typeof cacheOf>> = { gothic: cacheOf(), chinese: cacheOf() };
/** Characters per typeface and weight; more than usual texts contain. */
const MAX_CACHED = 20_000;

function findGlyph(character: string, weight: Weight, typeface: TypefaceName): Glyph | null {
  const glyphs = caches[typeface][weight];
  const cached = glyphs.get(character);
  if (cached !== undefined) return cached;
  if (glyphs.size >= MAX_CACHED) glyphs.clear();
  const glyph = createGlyph(character, weight, typeface);
  glyphs.set(character, glyph);
  return glyph;
}

function createGlyph(character: string, weight: Weight, typeface: TypefaceName): Glyph | null {
  const codePoint = character.codePointAt(0) ?? 0;
  const font = findFont(codePoint, weight, typeface);
  const advance = font?.advanceOf(codePoint);
  return font && advance !== undefined ? { text: character, font, advance } : null;
}
