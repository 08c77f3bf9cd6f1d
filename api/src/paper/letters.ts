import type { Face } from './face';
import { faceOf, type Weight } from './faces';

/** One character as it is set: in a face that has it. */
export interface Letter {
  text: string;
  face: Face;
  /** Parts of the type's size. */
  advance: number;
}

/** Where a character stands in no face: the bar that compositors turned up for a sort they lacked. */
const GETA = '〓';

/** No document says more in one place; what is longer ends in an ellipsis. */
const MOST_CHARACTERS = 4000;

/** Controls, marks of direction, joiners and the like take no room on paper, and must not move what does. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Variation_Selector}\u034f\u2028\u2029]/gu;

/** The face draws ’ as wide as a Japanese quotation mark: inside of words it tears them apart. */
const APOSTROPHE = /(?<=\p{Script=Latin})’(?=\p{Script=Latin})/gu;

/** The text as it can be set: one line, of one kind of space, without what is not seen. */
export function legible(text: string): string {
  const seen = text
    .slice(0, 2 * MOST_CHARACTERS)
    .replaceAll(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(/\p{Zs}/gu, (space) => (space === '\u3000' ? space : ' '))
    .replaceAll('\u2011', '-')
    .replaceAll(APOSTROPHE, "'")
    .normalize('NFC');
  const characters = Array.from(seen);
  return characters.length > MOST_CHARACTERS ? `${characters.slice(0, MOST_CHARACTERS - 1).join('')}…` : seen;
}

/** Every character of a legible text in its face; one that no face has is seen to be missing. */
export function lettersOf(text: string, weight: Weight): Letter[] {
  return Array.from(text).flatMap((character) => letter(character, weight) ?? spelled(character, weight));
}

/** `①` is 1 where it has no sign of its own. */
function spelled(character: string, weight: Weight): Letter[] {
  const letters = Array.from(character.normalize('NFKC')).map((part) => letter(part, weight));
  if (letters.every((one) => one !== null)) return letters;
  const missing = letter(GETA, weight);
  if (!missing) throw new Error('the faces lack the sign of what they lack');
  return [missing];
}

const known: Record<Weight, Map<string, Letter | null>> = { 400: new Map(), 700: new Map() };
/** As many as a busy shop's documents are written with. */
const MOST_KNOWN = 20_000;

function letter(character: string, weight: Weight): Letter | null {
  const of = known[weight];
  const found = of.get(character);
  if (found !== undefined) return found;
  if (of.size >= MOST_KNOWN) of.clear();
  const made = madeOf(character, weight);
  of.set(character, made);
  return made;
}

function madeOf(character: string, weight: Weight): Letter | null {
  const codePoint = character.codePointAt(0) ?? 0;
  const face = faceOf(codePoint, weight);
  const advance = face?.advanceOf(codePoint);
  return face && advance !== undefined ? { text: character, face, advance } : null;
}
