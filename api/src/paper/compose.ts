import { setImmediate } from 'node:timers/promises';
import { boxesOf, STYLES, type Box } from './boxes';
import { brokenLines, oneLine, type Line } from './lines';
import { hairline, textMarks, type Mark, type Page, type Style } from './marks';
import type { Block, Sheet } from './sheet';

/** A4. */
export const PAGE = { width: 595.28, height: 841.89 };

const MARGIN = 54;
const WIDTH = PAGE.width - 2 * MARGIN;
const FIRST_TOP = 132;
const NEXT_TOP = 84;
const BOTTOM = PAGE.height - 78;
const FOOT = PAGE.height - 60;
/** More is no document any more, but somebody's mistake. */
const MOST_PAGES = 250;
/** Others get their turn after as many boxes. */
const BOXES_A_TURN = 25;

const OWNER_INSET = 20;
const KIND: Style = { size: 21, weight: 700, ink: 'ink', leading: 26 };
const OWNER: Style = { size: 12, weight: 700, ink: 'ink', leading: 16 };
const STANDING: Style = { size: 8.5, weight: 700, ink: 'press', leading: 12 };
const RUNNING: Style = { size: 8, weight: 400, ink: 'soft', leading: 12 };
const FINE: Style = { ...STYLES.fine, ink: 'soft' };

/** The sheet's pages, filled from the top. Throws a RangeError for one of more than 250. */
export async function composed(sheet: Sheet): Promise<Page[]> {
  const pages: Mark[][] = [[]];
  let y = FIRST_TOP;
  const place = (box: Box) => {
    pages.at(-1)?.push(...box.marks(MARGIN, y));
    y += box.height;
  };
  const turn = (head: Box | undefined) => {
    if (pages.length === MOST_PAGES) throw new RangeError(`a document of more than ${MOST_PAGES} pages`);
    pages.push([]);
    y = NEXT_TOP;
    if (head) place(head);
  };
  let kept: Box[] = [];
  let count = 0;
  for (const box of boxesOfAll(sheet.blocks)) {
    kept.push(box);
    if (box.keep) continue;
    const height = kept.reduce((sum, one) => sum + one.height, 0);
    if (y + height > BOTTOM && y > NEXT_TOP) turn(kept[0]?.head);
    for (const one of kept) place(one);
    kept = [];
    if (++count % BOXES_A_TURN === 0) await setImmediate();
  }
  for (const one of kept) place(one);
  return pages.map((marks, place) => [...frame(sheet, place + 1, pages.length), ...marks]);
}

/** The last row of a table goes with what the table comes to, so that no sum stands on a page alone. */
function* boxesOfAll(blocks: readonly Block[]): Generator<Box> {
  for (const [place, block] of blocks.entries()) {
    const summed = block.kind === 'table' && blocks[place + 1]?.kind === 'sums';
    let last: Box | undefined;
    for (const box of boxesOf(block, WIDTH)) {
      if (last) yield last;
      last = box;
    }
    if (last) yield summed ? { ...last, keep: true } : last;
  }
}

function frame(sheet: Sheet, page: number, pages: number): Mark[] {
  return [
    ...cropMarks(),
    ...colourBar(),
    ...(page === 1 ? firstHead(sheet) : nextHead(sheet)),
    ...foot(sheet, sheet.pageOf(page, pages)),
  ];
}

function firstHead({ owner, kind, standing }: Sheet): Mark[] {
  const right = MARGIN + WIDTH;
  const title = oneLine(kind, KIND.weight);
  const titleSize = sizeWithin(title, KIND, WIDTH * 0.58);
  const name = oneLine(owner, OWNER.weight);
  const room = WIDTH - title.width * titleSize - 2 * OWNER_INSET;
  return [
    ...registration(MARGIN + 6, 72),
    ...textMarks(name, { ...OWNER, size: sizeWithin(name, OWNER, room) }, MARGIN + OWNER_INSET, 64),
    ...textMarks(title, { ...KIND, size: titleSize }, 0, 57, right),
    hairline(MARGIN, 92, WIDTH, 'ink', 1.25),
    ...(standing ? textMarks(oneLine(standing, STANDING.weight), STANDING, 0, 98, right) : []),
  ];
}

/** The style's size, or the smaller one in which the line fits. */
function sizeWithin({ width }: Line, { size }: Style, room: number): number {
  return Math.min(size, room / Math.max(width, 0.01));
}

function nextHead({ owner, running }: Sheet): Mark[] {
  return [
    ...textMarks(oneLine(running, RUNNING.weight), RUNNING, MARGIN, 52),
    ...textMarks(oneLine(owner, RUNNING.weight), RUNNING, 0, 52, MARGIN + WIDTH),
    hairline(MARGIN, 68, WIDTH, 'ink', 0.75),
  ];
}

function foot({ foot: words }: Sheet, page: string): Mark[] {
  const number = oneLine(page, FINE.weight);
  const room = WIDTH - number.width * FINE.size - 24;
  const lines = words.flatMap((text) => brokenLines(text, FINE.weight, room / FINE.size)).slice(0, 3);
  return [
    hairline(MARGIN, FOOT, WIDTH),
    ...lines.flatMap((line, place) => textMarks(line, FINE, MARGIN, FOOT + 5 + place * FINE.leading)),
    ...textMarks(number, FINE, 0, FOOT + 5, MARGIN + WIDTH),
  ];
}

/** Where printers lay colour on colour: the house's sign. */
function registration(x: number, y: number): Mark[] {
  return [
    { kind: 'ring', x, y, radius: 4, thickness: 0.75, ink: 'ink' },
    { kind: 'rule', x: x - 7, y, width: 14, height: 0, thickness: 0.5, ink: 'ink' },
    { kind: 'rule', x, y: y - 7, width: 0, height: 14, thickness: 0.5, ink: 'ink' },
  ];
}

function cropMarks(): Mark[] {
  const [away, length] = [14, 12];
  const [right, bottom] = [PAGE.width, PAGE.height];
  const rule = (x: number, y: number, width: number, height: number): Mark => ({
    ...{ kind: 'rule', thickness: 0.35, ink: 'rule' },
    ...{ x, y, width, height },
  });
  return [away + length, right - away - length].flatMap((x, side) =>
    [away + length, bottom - away - length].flatMap((y, end) => [
      rule(side === 0 ? away : x, y, length, 0),
      rule(x, end === 0 ? away : y, 0, length),
    ]),
  );
}

function colourBar(): Mark[] {
  const side = 5;
  return (['cyan', 'magenta', 'yellow'] as const).map((ink, place): Mark => ({
    ...{ kind: 'patch', y: 17, width: side, height: side, ink },
    x: PAGE.width - MARGIN - (3 - place) * (side + 2) + 2,
  }));
}
