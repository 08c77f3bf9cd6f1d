import { brokenLines, oneLine, type Line } from './lines';
import { hairline, textMarks, type Mark, type Style } from './marks';
import type { Block, Cell, Column, Fact, Look, Row, Sum } from './sheet';

/** What is never parted by the end of a page. */
export interface Box {
  height: number;
  marks(x: number, y: number): Mark[];
  /** Stays on the page of the box after it. */
  keep?: true;
  /** Stands again above it where it begins a page. */
  head?: Box;
}

export const STYLES: Record<Look, Style> = {
  heading: { size: 10.5, weight: 700, ink: 'ink', leading: 18 },
  body: { size: 9, weight: 400, ink: 'ink', leading: 13.5 },
  strong: { size: 9, weight: 700, ink: 'ink', leading: 13.5 },
  small: { size: 7.5, weight: 400, ink: 'soft', leading: 11 },
  label: { size: 7.5, weight: 400, ink: 'soft', leading: 12 },
  fine: { size: 7, weight: 400, ink: 'ink', leading: 10 },
};
const TOTAL: Style = { size: 12, weight: 700, ink: 'ink', leading: 18 };

const GUTTER = 24;
const CELL_GAP = 12;
const ROW_PADDING = 5;
const FACT_NAME = 0.34;
const SUMS_WIDTH = 250;
/** A row with more in it goes on over the end of a page. */
const TALLEST_ROW = 240;

/** A block as what is never parted, one after another. */
export function* boxesOf(block: Block, width: number): Generator<Box> {
  switch (block.kind) {
    case 'gap':
      return yield gap(block.height);
    case 'text':
      return yield* textBoxes(block.text, block.look ?? 'body', width);
    case 'facts':
      for (const fact of block.facts) yield* factBoxes(fact, width);
      return;
    case 'columns':
      return yield sideBySide(block.columns, width);
    case 'table':
      return yield* tableBoxes(block.columns, block.rows, width);
    case 'sums':
      return yield sumsBox(block.sums, width);
  }
}

const gap = (height: number): Box => ({ height, marks: () => [] });

function lineBox(line: Line, style: Style): Box {
  return { height: style.leading, marks: (x, y) => textMarks(line, style, x, y) };
}

function* textBoxes(text: string, look: Look, width: number): Generator<Box> {
  const style = STYLES[look];
  for (const line of brokenLines(text, style.weight, width / style.size)) {
    const box = lineBox(line, style);
    yield look === 'heading' || look === 'label' ? { ...box, keep: true } : box;
  }
}

/** Boxes on top of one another as one. */
function stacked(boxes: readonly Box[]): Box {
  return {
    height: boxes.reduce((sum, { height }) => sum + height, 0),
    marks(x, y) {
      let at = y;
      return boxes.flatMap((box) => {
        const marks = box.marks(x, at);
        at += box.height;
        return marks;
      });
    },
  };
}

/** A box a line, so that even a fact without end goes on. */
function* factBoxes({ name, value }: Fact, width: number): Generator<Box> {
  const [nameWidth, { body, label }] = [width * FACT_NAME, STYLES];
  const valueWidth = width - nameWidth - CELL_GAP;
  const names = brokenLines(name, label.weight, nameWidth / label.size);
  const values = brokenLines(value, body.weight, valueWidth / body.size);
  for (let level = 0; level < Math.max(names.length, values.length); level++) {
    const [said, given] = [names[level], values[level]];
    yield {
      height: body.leading,
      marks: (x, y) => [
        ...(said ? textMarks(said, { ...label, leading: body.leading }, x, y) : []),
        ...(given ? textMarks(given, body, x + nameWidth + CELL_GAP, y) : []),
      ],
    };
  }
}

function sideBySide(columns: readonly (readonly Block[])[], width: number): Box {
  const each = (width - GUTTER * (columns.length - 1)) / columns.length;
  const boxes = columns.map((blocks) => stacked(blocks.flatMap((block) => [...boxesOf(block, each)])));
  return {
    height: Math.max(0, ...boxes.map(({ height }) => height)),
    marks: (x, y) => boxes.flatMap((box, place) => box.marks(x + place * (each + GUTTER), y)),
  };
}

interface Slot extends Column {
  x: number;
  room: number;
}

function slotsOf(columns: readonly Column[], width: number): Slot[] {
  const fixed = columns.reduce((sum, column) => sum + (column.width ?? 0), 0);
  const open = columns.filter(({ width: given }) => given === undefined).length;
  const share = (width - fixed - CELL_GAP * (columns.length - 1)) / Math.max(1, open);
  let x = 0;
  return columns.map((column) => {
    const slot = { ...column, x, room: column.width ?? share };
    x += slot.room + CELL_GAP;
    return slot;
  });
}

function* tableBoxes(columns: readonly Column[], rows: readonly Row[], width: number): Generator<Box> {
  const slots = slotsOf(columns, width);
  const head = headBox(slots, width);
  yield { ...head, keep: true };
  for (const row of rows) yield* rowBoxes(row, slots, width, head);
}

function headBox(slots: readonly Slot[], width: number): Box {
  const { label } = STYLES;
  const titles = slots.map(({ title, room }) => brokenLines(title, label.weight, room / label.size));
  const lines = Math.max(1, ...titles.map(({ length }) => length));
  const height = lines * label.leading + 4;
  return {
    height,
    marks: (x, y) => [
      ...slots.flatMap((slot, column) => {
        const title = titles[column] ?? [];
        const top = y + (lines - title.length) * label.leading;
        return title.flatMap((line, place) => placed(line, label, slot, x, top + place * label.leading));
      }),
      hairline(x, y + height, width, 'ink', 0.75),
    ],
  };
}

interface StyledLine {
  line: Line;
  style: Style;
}

function rowBoxes({ cells, strong }: Row, slots: readonly Slot[], width: number, head: Box): Box[] {
  const set = slots.map((slot, column) => cellLines(cells[column] ?? '', slot, strong === true));
  const heights = set.map((lines) => lines.reduce((sum, { style }) => sum + style.leading, 0));
  const rule: Box = { height: ROW_PADDING, marks: (x, y) => [hairline(x, y + ROW_PADDING, width)] };
  const count = Math.max(...set.map(({ length }) => length));
  const levels = Array.from({ length: count }, (_, level) => levelBox(set, slots, level));
  const whole = [gap(ROW_PADDING), ...levels, rule];
  if (Math.max(...heights) <= TALLEST_ROW) return [{ ...stacked(whole), head }];
  return whole.map((box) => ({ ...box, head }));
}

/** The n-th line of every cell. */
function levelBox(set: readonly (readonly StyledLine[])[], slots: readonly Slot[], level: number): Box {
  const lines = set.map((cell) => cell[level]);
  return {
    height: Math.max(...lines.map((one) => one?.style.leading ?? 0)),
    marks: (x, y) =>
      slots.flatMap((slot, column) => {
        const one = lines[column];
        return one ? placed(one.line, one.style, slot, x, y) : [];
      }),
  };
}

function cellLines(cell: Cell, { room, figures }: Slot, strong: boolean): StyledLine[] {
  const style = strong ? STYLES.strong : STYLES.body;
  const { text, under } = typeof cell === 'string' ? { text: cell, under: [] } : cell;
  const styled = (part: string, of: Style) =>
    brokenLines(part, of.weight, room / of.size).map((line) => ({ line, style: of }));
  if (figures && under.length === 0) {
    const line = oneLine(text, style.weight);
    // An amount is read at a glance or not at all: before it breaks it is set smaller.
    const size = Math.min(style.size, room / Math.max(line.width, 0.001));
    if (size > style.size / 2) return [{ line, style: { ...style, size } }];
  }
  const main = text === '' && under.length > 0 ? [] : styled(text, style);
  return [...main, ...under.flatMap((part) => styled(part, STYLES.small))];
}

function placed(line: Line, style: Style, { x: left, room, figures }: Slot, x: number, y: number): Mark[] {
  return textMarks(line, style, x + left, y, figures ? x + left + room : undefined);
}

function sumsBox(sums: readonly Sum[], width: number): Box {
  const left = width - SUMS_WIDTH;
  const boxes = sums.map(({ name, value, strong }): Box => {
    const style = strong ? TOTAL : STYLES.body;
    const figure = oneLine(value, style.weight);
    const nameStyle = strong ? { ...TOTAL, size: 10 } : STYLES.body;
    const room = SUMS_WIDTH - figure.width * style.size - CELL_GAP;
    const names = brokenLines(name, nameStyle.weight, Math.max(room, SUMS_WIDTH / 4) / nameStyle.size);
    const top = strong ? 6 : 1.5;
    return {
      height: top + names.length * style.leading + 1.5,
      marks: (x, y) => [
        ...(strong ? [hairline(x + left, y + 2, SUMS_WIDTH, 'ink', 0.75)] : []),
        ...names.flatMap((line, place) =>
          textMarks(line, { ...nameStyle, leading: style.leading }, x + left, y + top + place * style.leading),
        ),
        ...textMarks(figure, style, 0, y + top, x + width),
      ],
    };
  });
  return stacked([gap(6), ...boxes]);
}
