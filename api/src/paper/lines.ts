import type { Face } from './face';
import type { Weight } from './faces';
import { legible, lettersOf, type Letter } from './letters';

/** Letters that follow one another in one face. */
export interface Run {
  text: string;
  face: Face;
  /** Parts of the type's size. */
  width: number;
}

export interface Line {
  runs: Run[];
  /** Parts of the type's size. */
  width: number;
}

/** Written without spaces: a line may end after any of these. */
const IDEOGRAPHIC = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;
/** Never first on a line. */
const CLOSING =
  /[、。，．・：；？！゛゜ヽヾゝゞ々ー’”）〕］｝〉》」』】ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.:;!?)\]}…％°]/u;
/** Never last on a line. */
const OPENING = /[‘“（〔［｛〈《「『【([{]/u;
/** A word that is too long for its line is better parted after one of these. */
const JOINING = /[-/–—@_.,:;?&=]/u;

/** The text in lines no wider than `width` (parts of the type's size); line breaks of its own stay. */
export function brokenLines(text: string, weight: Weight, width: number): Line[] {
  return text.split(/\r\n|[\n\r\u2028\u2029]/).flatMap((part) => paragraph(legible(part).trim(), weight, width));
}

/** The text on one line, however wide. */
export function oneLine(text: string, weight: Weight): Line {
  return lineOf(lettersOf(legible(text).trim(), weight));
}

function paragraph(text: string, weight: Weight, width: number): Line[] {
  const lines: Line[] = [];
  let line: Letter[] = [];
  let reached = 0;
  const end = () => {
    lines.push(lineOf(line));
    [line, reached] = [[], 0];
  };
  for (const word of wordsOf(lettersOf(text, weight)).flatMap((one) => partedTo(one, width))) {
    const room = widthOf(withoutEnd(word));
    if (line.length > 0 && reached + room > width) end();
    line.push(...word);
    reached += widthOf(word);
  }
  end();
  return lines;
}

/** What stays together, each with the spaces behind it. */
function wordsOf(letters: readonly Letter[]): Letter[][] {
  const words: Letter[][] = [];
  let word: Letter[] = [];
  letters.forEach((letter, place) => {
    word.push(letter);
    const next = letters[place + 1];
    if (next && mayPart(letter.text, next.text)) {
      words.push(word);
      word = [];
    }
  });
  if (word.length > 0) words.push(word);
  return words;
}

function mayPart(before: string, after: string): boolean {
  if (isSpace(after)) return false;
  if (isSpace(before)) return true;
  if (CLOSING.test(after) || OPENING.test(before)) return false;
  return IDEOGRAPHIC.test(before) || IDEOGRAPHIC.test(after);
}

const isSpace = (text: string) => text === ' ' || text === '\u3000';

/** A word as it is, or where it is wider than a line in pieces that are not. */
function partedTo(word: Letter[], width: number): Letter[][] {
  if (widthOf(withoutEnd(word)) <= width) return [word];
  const pieces: Letter[][] = [];
  let piece: Letter[] = [];
  let reached = 0;
  for (const letter of word) {
    if (piece.length > 0 && reached + letter.advance > width) {
      const at = piece.findLastIndex(({ text }) => JOINING.test(text)) + 1;
      const parted = at > piece.length / 2 ? at : piece.length;
      pieces.push(piece.slice(0, parted));
      piece = piece.slice(parted);
      reached = widthOf(piece);
    }
    piece.push(letter);
    reached += letter.advance;
  }
  return [...pieces, piece];
}

const widthOf = (letters: readonly Letter[]) => letters.reduce((sum, { advance }) => sum + advance, 0);

function withoutEnd(letters: readonly Letter[]): readonly Letter[] {
  return letters.slice(0, letters.findLastIndex(({ text }) => !isSpace(text)) + 1);
}

function lineOf(all: readonly Letter[]): Line {
  const runs: Run[] = [];
  const letters = withoutEnd(all);
  for (const { text, face, advance } of letters) {
    const last = runs.at(-1);
    if (last?.face === face) {
      last.text += text;
      last.width += advance;
    } else runs.push({ text, face, width: advance });
  }
  return { runs, width: widthOf(letters) };
}
