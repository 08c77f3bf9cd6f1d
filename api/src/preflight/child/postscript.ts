import type { Examination } from './examination';
import { isDrawable, type PostScriptArea } from '../post-script-area';
import { cleanNames, DamagedFile } from './facts';
import { describeDrawnPage } from './pictures';
import type { Source } from './source';

const MAX_BYTES = 4_000_000;
const MM_PER_POINT = 25.4 / 72;
/** Starts a file with a preview for other systems; the PostScript part is somewhere in it. */
const BINARY_HEADER = 0xc5d0d3c6;
const FONTS = ['%%DocumentFonts:', '%%DocumentNeededFonts:', '%%DocumentNeededResources: font'];
const SUPPLIED_FONTS = ['%%DocumentSuppliedFonts:', '%%DocumentSuppliedResources: font'];
const COLOURS = '%%DocumentCustomColors:';

/** Examines EPS and PostScript by its structuring comments, and by its page where another program has drawn it. */
export async function examinePostScript(source: Source, examination: Examination): Promise<void> {
  const { facts } = examination;
  const [start, length] = findProgram(source);
  const text = source.readAt(start, Math.min(length, MAX_BYTES)).toString('latin1');
  const comments = text.split(/[\r\n]+/, 50_000).filter((line) => line.startsWith('%'));
  if (!comments[0]?.startsWith('%!')) throw new DamagedFile('there is no PostScript');
  facts.pages = Number(valueOf(comments, '%%Pages:')) || 1;
  const box = boxOf(comments, '%%HiResBoundingBox:') ?? boxOf(comments, '%%BoundingBox:');
  if (box) {
    facts.widthMm = box.width * MM_PER_POINT;
    facts.heightMm = box.height * MM_PER_POINT;
  }
  const supplied = namesOf(comments, SUPPLIED_FONTS);
  const used = namesOf(comments, FONTS);
  facts.embeddedFonts = cleanNames(supplied);
  facts.missingFonts = cleanNames(used.filter((name) => !supplied.includes(name)));
  facts.spotColours = cleanNames(quotedNamesOf(comments, COLOURS));
  const process = valueOf(comments, '%%DocumentProcessColors:') ?? '';
  if (/Cyan|Magenta|Yellow/.test(process)) facts.colour = 'cmyk';
  else if (process.includes('Black')) facts.colour = 'grey';
  if (examination.drawn !== undefined) return describeDrawnPage(examination.drawn, examination);
  facts.notExamined = 'no_reader';
  if (box && isDrawable(box)) examination.area = box;
}

/** Offset and length of the PostScript. */
function findProgram(source: Source): [start: number, length: number] {
  const head = source.readAt(0, 12);
  if (head.length < 12 || head.readUInt32BE(0) !== BINARY_HEADER) return [0, source.size];
  return [head.readUInt32LE(4), head.readUInt32LE(8)];
}

/** The first value that is not put off to the end of the file. */
function valueOf(comments: readonly string[], keyword: string): string | null {
  const values = comments.filter((line) => line.startsWith(keyword)).map((line) => line.slice(keyword.length).trim());
  return values.find((value) => value !== '' && value !== '(atend)') ?? null;
}

function boxOf(comments: readonly string[], keyword: string): PostScriptArea | null {
  const [left, bottom, right, top] = (valueOf(comments, keyword) ?? '').split(/\s+/).map(Number);
  if (left === undefined || bottom === undefined || right === undefined || top === undefined) return null;
  const [width, height] = [right - left, top - bottom];
  return width > 0 && height > 0 && Number.isFinite(width * height) ? { left, bottom, width, height } : null;
}

/** Names after a keyword, and on the lines that continue it. */
function valuesOf(comments: readonly string[], keywords: readonly string[]): string[] {
  const values: string[] = [];
  let isListed = false;
  for (const line of comments) {
    const keyword = keywords.find((each) => line.startsWith(each));
    if (keyword) values.push(line.slice(keyword.length));
    else if (isListed && line.startsWith('%%+')) values.push(line.slice(3).replace(/^ *font /, ''));
    isListed = keyword !== undefined || (isListed && line.startsWith('%%+'));
  }
  return values.filter((value) => value.trim() !== '(atend)');
}

function namesOf(comments: readonly string[], keywords: readonly string[]): string[] {
  return valuesOf(comments, keywords).flatMap((value) => value.split(/\s+/).filter((name) => name !== ''));
}

function quotedNamesOf(comments: readonly string[], keyword: string): string[] {
  return valuesOf(comments, [keyword]).flatMap((value) => {
    const quoted = value.split('(').slice(1);
    return quoted.length > 0 ? quoted.map((name) => name.split(')', 1)[0] ?? '') : value.split(/\s+/);
  });
}
