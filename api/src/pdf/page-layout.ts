import { setImmediate } from 'node:timers/promises';
import { type Box, layOutBlock, STYLES } from './block-layout';
import { drawLine, horizontalRule, type Page, type Shape, type Style } from './drawing';
import { pieceRectangle } from './piece-layout';
import { breakLines, type Line, singleLine } from './line-breaking';
import type { Block, PdfDocument } from './pdf-document';

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 };

const MARGIN = 54;
const CONTENT_WIDTH = PAGE.width - 2 * MARGIN;
const FIRST_PAGE_TOP = 132;
const NEXT_PAGE_TOP = 84;
const CONTENT_BOTTOM = PAGE.height - 78;
const FOOTER_TOP = PAGE.height - 60;
const MAX_PAGES = 250;
/** After this many boxes the layout yields to the event loop. */
const BOXES_PER_TURN = 25;

const ISSUER_INSET = 20;
const HEADING: Style = { size: 21, weight: 700, color: 'text', lineHeight: 26 };
const ISSUER: Style = { size: 12, weight: 700, color: 'text', lineHeight: 16 };
const STATUS: Style = { size: 8.5, weight: 700, color: 'accent', lineHeight: 12 };
const RUNNING_TITLE: Style = { size: 8, weight: 400, color: 'muted', lineHeight: 12 };
const FOOTER: Style = { ...STYLES.fine, color: 'muted' };

/**
 * Distributes a document's blocks over pages and adds header and footer to each.
 *
 * @throws RangeError if the document has more than 250 pages
 */
export async function layOutPages(document: PdfDocument): Promise<Page[]> {
  const pages: Shape[][] = [[]];
  let y = FIRST_PAGE_TOP;
  const place = (box: Box) => {
    pages.at(-1)?.push(...box.draw(MARGIN, y));
    y += box.height;
  };
  const startPage = (header: Box | undefined) => {
    if (pages.length === MAX_PAGES) throw new RangeError(`the document has more than ${MAX_PAGES} pages`);
    pages.push([]);
    y = NEXT_PAGE_TOP;
    if (header) place(header);
  };
  let group: Box[] = [];
  let groupCount = 0;
  for (const box of layOutBlocks(document.blocks)) {
    group.push(box);
    if (box.keepWithNext) continue;
    const height = group.reduce((sum, member) => sum + member.height, 0);
    if (y + height > CONTENT_BOTTOM && y > NEXT_PAGE_TOP) startPage(group[0]?.repeatedHeader);
    for (const member of group) place(member);
    group = [];
    if (++groupCount % BOXES_PER_TURN === 0) await setImmediate();
  }
  for (const member of group) place(member);
  return pages.map((shapes, index) => [...pageFrame(document, index + 1, pages.length), ...shapes]);
}

/** The part of the first page, in shares of its sides, that shows the piece of a document that begins with one. */
export function firstPieceArea({ blocks: [block] }: PdfDocument) {
  if (block?.kind !== 'piece') throw new Error('the document does not begin with a piece');
  const { x, y, width, height } = pieceRectangle(block.piece, CONTENT_WIDTH);
  return {
    x: (MARGIN + x) / PAGE.width,
    y: (FIRST_PAGE_TOP + y) / PAGE.height,
    width: width / PAGE.width,
    height: height / PAGE.height,
  };
}

/** Keeps the last row of a table with the totals below it, so that totals are never alone on a page. */
function* layOutBlocks(blocks: readonly Block[]): Generator<Box> {
  for (const [index, block] of blocks.entries()) {
    const hasTotals = block.kind === 'table' && blocks[index + 1]?.kind === 'totals';
    let last: Box | undefined;
    for (const box of layOutBlock(block, CONTENT_WIDTH)) {
      if (last) yield last;
      last = box;
    }
    if (last) yield hasTotals ? { ...last, keepWithNext: true } : last;
  }
}

function pageFrame(document: PdfDocument, page: number, pages: number): Shape[] {
  return [
    ...(document.isUnbranded ? [] : [...cropMarks(), ...colorBar()]),
    ...(page === 1 ? firstPageHeader(document) : pageHeader(document)),
    ...pageFooter(document, document.pageLabel(page, pages)),
  ];
}

function firstPageHeader({ issuer, heading, status, isUnbranded = false }: PdfDocument): Shape[] {
  const right = MARGIN + CONTENT_WIDTH;
  const headingLine = singleLine(heading, HEADING.weight);
  const headingSize = fontSizeToFit(headingLine, HEADING, CONTENT_WIDTH * 0.58);
  const issuerLine = singleLine(issuer, ISSUER.weight);
  const inset = isUnbranded ? 0 : ISSUER_INSET;
  const issuerWidth = CONTENT_WIDTH - headingLine.width * headingSize - inset - ISSUER_INSET;
  const issuerStyle = { ...ISSUER, size: fontSizeToFit(issuerLine, ISSUER, issuerWidth) };
  return [
    ...(isUnbranded ? [] : registrationMark(MARGIN + 6, 72)),
    ...drawLine(issuerLine, issuerStyle, MARGIN + inset, 64),
    ...drawLine(headingLine, { ...HEADING, size: headingSize }, 0, 57, right),
    horizontalRule(MARGIN, 92, CONTENT_WIDTH, 'text', 1.25),
    ...(status ? drawLine(singleLine(status, STATUS.weight), STATUS, 0, 98, right) : []),
  ];
}

/** The style's font size, or the smaller one at which the line fits the width. */
function fontSizeToFit(line: Line, { size }: Style, width: number): number {
  return Math.min(size, width / Math.max(line.width, 0.01));
}

function pageHeader({ issuer, runningTitle }: PdfDocument): Shape[] {
  const { weight } = RUNNING_TITLE;
  return [
    ...drawLine(singleLine(runningTitle, weight), RUNNING_TITLE, MARGIN, 52),
    ...drawLine(singleLine(issuer, weight), RUNNING_TITLE, 0, 52, MARGIN + CONTENT_WIDTH),
    horizontalRule(MARGIN, 68, CONTENT_WIDTH, 'text', 0.75),
  ];
}

function pageFooter({ footer }: PdfDocument, pageLabel: string): Shape[] {
  const label = singleLine(pageLabel, FOOTER.weight);
  const width = CONTENT_WIDTH - label.width * FOOTER.size - 24;
  const lines = footer.flatMap((text) => breakLines(text, FOOTER.weight, width / FOOTER.size)).slice(0, 3);
  return [
    horizontalRule(MARGIN, FOOTER_TOP, CONTENT_WIDTH),
    ...lines.flatMap((line, index) => drawLine(line, FOOTER, MARGIN, FOOTER_TOP + 5 + index * FOOTER.lineHeight)),
    ...drawLine(label, FOOTER, 0, FOOTER_TOP + 5, MARGIN + CONTENT_WIDTH),
  ];
}

/** A circle with a cross, as printers use to align color plates; part of the brand. */
function registrationMark(x: number, y: number): Shape[] {
  return [
    { kind: 'circle', x, y, radius: 4, thickness: 0.75, color: 'text' },
    { kind: 'line', x: x - 7, y, width: 14, height: 0, thickness: 0.5, color: 'text' },
    { kind: 'line', x, y: y - 7, width: 0, height: 14, thickness: 0.5, color: 'text' },
  ];
}

function cropMarks(): Shape[] {
  const [offset, length] = [14, 12];
  const { width: pageWidth, height: pageHeight } = PAGE;
  const mark = (x: number, y: number, width: number, height: number): Shape => ({
    ...{ kind: 'line', thickness: 0.35, color: 'border' },
    ...{ x, y, width, height },
  });
  return [offset + length, pageWidth - offset - length].flatMap((x, side) =>
    [offset + length, pageHeight - offset - length].flatMap((y, end) => [
      mark(side === 0 ? offset : x, y, length, 0),
      mark(x, end === 0 ? offset : y, 0, length),
    ]),
  );
}

function colorBar(): Shape[] {
  const side = 5;
  return (['cyan', 'magenta', 'yellow'] as const).map((color, index): Shape => ({
    ...{ kind: 'rectangle', y: 17, width: side, height: side, color },
    x: PAGE.width - MARGIN - (3 - index) * (side + 2) + 2,
  }));
}
