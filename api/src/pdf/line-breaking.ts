import type { Font } from './font-file';
import type { TypefaceName, Weight } from './fonts';
import { type Glyph, normalizeText, toGlyphs } from './glyphs';

/** Consecutive characters in the same font. */
export interface Run {
  text: string;
  font: Font;
  /** In em. */
  width: number;
}

export interface Line {
  runs: Run[];
  /** In em. */
  width: number;
}

/** Written without spaces: a line may break before or after each character. */
const IDEOGRAPHIC = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;
/** Must not start a line (kinsoku). */
const NO_LINE_START =
  /[、。，．・：；？！゛゜ヽヾゝゞ々ー’”）〕］｝〉》」』】ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.:;!?)\]}…％°]/u;
/** Must not end a line (kinsoku). */
const NO_LINE_END = /[‘“（〔［｛〈《「『【([{]/u;
/** Preferred break positions inside a word that is too long for its line, such as an email address. */
const BREAK_AFTER = /[-/–—@_.,:;?&=]/u;

/** Breaks a text into lines of at most `width` em. Line breaks in the text are kept. */
export function breakLines(text: string, weight: Weight, width: number): Line[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .flatMap((part) => breakParagraph(normalizeText(part).trim(), weight, width));
}

/** The whole text as one line of any width. */
export function singleLine(text: string, weight: Weight, typeface: TypefaceName = 'gothic'): Line {
  return toLine(toGlyphs(normalizeText(text).trim(), weight, typeface));
}

function breakParagraph(text: string, weight: Weight, width: number): Line[] {
  const lines: Line[] = [];
  let line: Glyph[] = [];
  let lineWidth = 0;
  for (const word of splitWords(toGlyphs(text, weight)).flatMap((part) => splitLongWord(part, width))) {
    if (line.length > 0 && lineWidth + totalAdvance(trimTrailingSpaces(word)) > width) {
      lines.push(toLine(line));
      [line, lineWidth] = [[], 0];
    }
    line.push(...word);
    lineWidth += totalAdvance(word);
  }
  return [...lines, toLine(line)];
}

/** Splits at every permitted line break. Each word includes the spaces after it. */
function splitWords(glyphs: readonly Glyph[]): Glyph[][] {
  const words: Glyph[][] = [];
  let word: Glyph[] = [];
  glyphs.forEach((glyph, index) => {
    word.push(glyph);
    const next = glyphs[index + 1];
    if (next && canBreakBetween(glyph.text, next.text)) {
      words.push(word);
      word = [];
    }
  });
  if (word.length > 0) words.push(word);
  return words;
}

function canBreakBetween(before: string, after: string): boolean {
  if (isSpace(after)) return false;
  if (isSpace(before)) return true;
  if (NO_LINE_START.test(after) || NO_LINE_END.test(before)) return false;
  return IDEOGRAPHIC.test(before) || IDEOGRAPHIC.test(after);
}

const isSpace = (text: string) => text === ' ' || text === '\u3000';

/** Splits a word that is wider than a line into pieces that fit. */
function splitLongWord(word: Glyph[], width: number): Glyph[][] {
  if (totalAdvance(trimTrailingSpaces(word)) <= width) return [word];
  const pieces: Glyph[][] = [];
  let piece: Glyph[] = [];
  let pieceWidth = 0;
  for (const glyph of word) {
    if (piece.length > 0 && pieceWidth + glyph.advance > width) {
      const preferred = piece.findLastIndex(({ text }) => BREAK_AFTER.test(text)) + 1;
      const end = preferred > piece.length / 2 ? preferred : piece.length;
      pieces.push(piece.slice(0, end));
      piece = piece.slice(end);
      pieceWidth = totalAdvance(piece);
    }
    piece.push(glyph);
    pieceWidth += glyph.advance;
  }
  return [...pieces, piece];
}

const totalAdvance = (glyphs: readonly Glyph[]) => glyphs.reduce((sum, { advance }) => sum + advance, 0);

function trimTrailingSpaces(glyphs: readonly Glyph[]): readonly Glyph[] {
  return glyphs.slice(0, glyphs.findLastIndex(({ text }) => !isSpace(text)) + 1);
}

function toLine(glyphs: readonly Glyph[]): Line {
  const runs: Run[] = [];
  const trimmed = trimTrailingSpaces(glyphs);
  for (const { text, font, advance } of trimmed) {
    const last = runs.at(-1);
    if (last?.font === font) {
      last.text += text;
      last.width += advance;
    } else runs.push({ text, font, width: advance });
  }
  return { runs, width: totalAdvance(trimmed) };
}
