export type OutputColours = 'cmyk' | 'rgb';

/** What is wrong with the file of a profile: no whole ICC profile, or not one of a printer. */
type ProfileProblem = 'damaged' | 'not_for_printing';

type ParsedProfile = { colours: OutputColours } | { problem: ProfileProblem };

const HEADER_BYTES = 128;
const TAG_BYTES = 12;
const MAX_TAGS = 200;
const COLOURS: Readonly<Record<string, OutputColours>> = { CMYK: 'cmyk', 'RGB ': 'rgb' };
/** By which colours are converted to those of the printer, and back. */
const TABLES = ['A2B0', 'B2A0'];
/** In place of tables, for RGB. */
const CURVES = ['rXYZ', 'gXYZ', 'bXYZ', 'rTRC', 'gTRC', 'bTRC'];

/** Reads the ICC profile of a printer (versions 2 and 4), in CMYK or RGB. */
export function parseColourProfile(bytes: Uint8Array): ParsedProfile {
  if (bytes.length < HEADER_BYTES + 4) return { problem: 'damaged' };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (offset: number) => String.fromCharCode(...bytes.subarray(offset, offset + 4));
  if (text(36) !== 'acsp' || view.getUint32(0) !== bytes.length) return { problem: 'damaged' };
  const tags = readTags(view, text);
  if (!tags) return { problem: 'damaged' };
  const colours = COLOURS[text(16)];
  const isOutput = text(12) === 'prtr' && ['Lab ', 'XYZ '].includes(text(20)) && [2, 4].includes(view.getUint8(8));
  if (!colours || !isOutput) return { problem: 'not_for_printing' };
  const isComplete =
    TABLES.every((tag) => tags.has(tag)) || (colours === 'rgb' && CURVES.every((tag) => tags.has(tag)));
  return isComplete ? { colours } : { problem: 'not_for_printing' };
}

/** The signatures of the tags; null if one is outside the file. */
function readTags(view: DataView, text: (offset: number) => string): Set<string> | null {
  const count = view.getUint32(HEADER_BYTES);
  const start = HEADER_BYTES + 4;
  if (count > MAX_TAGS || start + count * TAG_BYTES > view.byteLength) return null;
  const tags = new Set<string>();
  for (let entry = start; entry < start + count * TAG_BYTES; entry += TAG_BYTES) {
    const [offset, size] = [view.getUint32(entry + 4), view.getUint32(entry + 8)];
    if (offset < start || size < 8 || offset + size > view.byteLength) return null;
    tags.add(text(entry));
  }
  return tags;
}
