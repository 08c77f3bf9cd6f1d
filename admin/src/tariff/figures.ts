/** A number of the tariff as it is sent: whatever was typed that is none stays text, and the shop says what is wrong. */
export type Figure = number | string;

const PLAIN = /^\d+(\.\d+)?$/;

/** `3800` fen → `38`, `212.5` → `2.125`; what is no decimal stays as it is. */
export function yuanOf(fen: Figure): string {
  return shifted(String(fen), -2);
}

/** What was typed in yuan, in fen: `38` → `3800`, `2.125` → `212.5`. */
export function fenOf(yuan: string): Figure {
  return figureOf(shifted(plain(yuan), 2));
}

/** A whole number as one, all else as it was typed. */
export function figureOf(typed: string): Figure {
  const text = plain(typed);
  const number = Number(text);
  return /^\d{1,15}$/.test(text) ? number : text;
}

/** `0.03` → `3`, and back. */
export const percentOf = (share: string): string => shifted(share, 2);
export const shareOf = (percent: string): string => shifted(plain(percent), -2);

const plain = (typed: string): string => typed.normalize('NFKC').replaceAll(',', '').trim();

/** A decimal with its point moved to the right, by its figures alone. */
export function shifted(decimal: string, places: number): string {
  if (!PLAIN.test(decimal)) return decimal;
  const [whole = '', fraction = ''] = decimal.split('.');
  const point = whole.length + places;
  const figures = (whole + fraction).padEnd(point, '0');
  const padded = point <= 0 ? figures.padStart(figures.length + 1 - point, '0') : figures;
  const at = Math.max(point, 1);
  const left = padded.slice(0, at).replace(/^0+(?=\d)/, '');
  const right = padded.slice(at).replace(/0+$/, '');
  return right ? `${left}.${right}` : left;
}
