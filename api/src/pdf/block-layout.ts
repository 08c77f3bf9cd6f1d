import { drawLine, horizontalRule, type Shape, type Style } from './drawing';
import { drawPiece, pieceSize } from './piece-layout';
import { breakLines, type Line, singleLine } from './line-breaking';
import type { Block, Cell, Column, Field, PiecePicture, Row, TextStyle, Total } from './pdf-document';

/** A part of a document that is never split between pages. */
export interface Box {
  height: number;
  draw(x: number, y: number): Shape[];
  /** Must be on the same page as the next box. */
  keepWithNext?: true;
  /** Drawn again above this box if it starts a page. */
  repeatedHeader?: Box;
}

export const STYLES: Record<TextStyle, Style> = {
  heading: { size: 10.5, weight: 700, color: 'text', lineHeight: 18 },
  body: { size: 9, weight: 400, color: 'text', lineHeight: 13.5 },
  strong: { size: 9, weight: 700, color: 'text', lineHeight: 13.5 },
  small: { size: 7.5, weight: 400, color: 'muted', lineHeight: 11 },
  label: { size: 7.5, weight: 400, color: 'muted', lineHeight: 12 },
  fine: { size: 7, weight: 400, color: 'text', lineHeight: 10 },
};
const GRAND_TOTAL: Style = { size: 12, weight: 700, color: 'text', lineHeight: 18 };

const COLUMN_GAP = 24;
const CELL_GAP = 12;
const ROW_PADDING = 5;
/** Width of a field's name as a share of the whole field. */
const FIELD_NAME_SHARE = 0.34;
const TOTALS_WIDTH = 250;
/** A taller row is split between pages. */
const MAX_UNBROKEN_ROW = 240;

/** Lays out a block in a column of the given width, in points. */
export function* layOutBlock(block: Block, width: number): Generator<Box> {
  switch (block.kind) {
    case 'space':
      return yield spaceBox(block.height);
    case 'text':
      return yield* textBoxes(block.text, block.style ?? 'body', width);
    case 'fields':
      for (const field of block.fields) yield* fieldBoxes(field, width);
      return;
    case 'piece':
      return yield pieceBox(block.piece, width);
    case 'columns':
      return yield columnsBox(block.columns, width);
    case 'table':
      return yield* tableBoxes(block.columns, block.rows, width);
    case 'totals':
      return yield totalsBox(block.totals, width);
  }
}

const spaceBox = (height: number): Box => ({ height, draw: () => [] });

function* textBoxes(text: string, textStyle: TextStyle, width: number): Generator<Box> {
  const style = STYLES[textStyle];
  for (const line of breakLines(text, style.weight, width / style.size)) {
    const box: Box = { height: style.lineHeight, draw: (x, y) => drawLine(line, style, x, y) };
    yield textStyle === 'heading' || textStyle === 'label' ? { ...box, keepWithNext: true } : box;
  }
}

function pieceBox(piece: PiecePicture, width: number): Box {
  const { height } = pieceSize(piece, width);
  return { height: height + 14, draw: (x, y) => drawPiece(piece, width, x, y) };
}

/** Combines boxes, from top to bottom, into one. */
function stack(boxes: readonly Box[]): Box {
  return {
    height: boxes.reduce((sum, { height }) => sum + height, 0),
    draw(x, y) {
      let top = y;
      return boxes.flatMap((box) => {
        const shapes = box.draw(x, top);
        top += box.height;
        return shapes;
      });
    },
  };
}

/** One box per line, so that a very long value can continue on the next page. */
function* fieldBoxes({ name, value }: Field, width: number): Generator<Box> {
  const { body, label } = STYLES;
  const nameWidth = width * FIELD_NAME_SHARE;
  const valueWidth = width - nameWidth - CELL_GAP;
  const nameLines = breakLines(name, label.weight, nameWidth / label.size);
  const valueLines = breakLines(value, body.weight, valueWidth / body.size);
  for (let index = 0; index < Math.max(nameLines.length, valueLines.length); index++) {
    const [nameLine, valueLine] = [nameLines[index], valueLines[index]];
    yield {
      height: body.lineHeight,
      draw: (x, y) => [
        ...(nameLine ? drawLine(nameLine, { ...label, lineHeight: body.lineHeight }, x, y) : []),
        ...(valueLine ? drawLine(valueLine, body, x + nameWidth + CELL_GAP, y) : []),
      ],
    };
  }
}

function columnsBox(columns: readonly (readonly Block[])[], width: number): Box {
  const columnWidth = (width - COLUMN_GAP * (columns.length - 1)) / columns.length;
  const boxes = columns.map((blocks) => stack(blocks.flatMap((block) => [...layOutBlock(block, columnWidth)])));
  return {
    height: Math.max(0, ...boxes.map(({ height }) => height)),
    draw: (x, y) => boxes.flatMap((box, index) => box.draw(x + index * (columnWidth + COLUMN_GAP), y)),
  };
}

interface ColumnLayout {
  title: string;
  isNumeric: boolean;
  /** Left edge within the table. */
  x: number;
  width: number;
}

function layOutColumns(columns: readonly Column[], width: number): ColumnLayout[] {
  const fixedWidth = columns.reduce((sum, column) => sum + (column.width ?? 0), 0);
  const flexible = columns.filter((column) => column.width === undefined).length;
  const share = (width - fixedWidth - CELL_GAP * (columns.length - 1)) / Math.max(1, flexible);
  let x = 0;
  return columns.map(({ title, isNumeric = false, width: columnWidth = share }) => {
    const column = { title, isNumeric, x, width: columnWidth };
    x += columnWidth + CELL_GAP;
    return column;
  });
}

function* tableBoxes(columns: readonly Column[], rows: readonly Row[], width: number): Generator<Box> {
  const layout = layOutColumns(columns, width);
  const header = tableHeaderBox(layout, width);
  yield { ...header, keepWithNext: true };
  for (const row of rows) yield* rowBoxes(row, layout, width, header);
}

function tableHeaderBox(columns: readonly ColumnLayout[], width: number): Box {
  const { label } = STYLES;
  const titles = columns.map((column) => breakLines(column.title, label.weight, column.width / label.size));
  const lineCount = Math.max(1, ...titles.map(({ length }) => length));
  const height = lineCount * label.lineHeight + 4;
  return {
    height,
    draw: (x, y) => [
      ...columns.flatMap((column, index) => {
        const title = titles[index] ?? [];
        const top = y + (lineCount - title.length) * label.lineHeight;
        return title.flatMap((line, place) => drawInColumn(line, label, column, x, top + place * label.lineHeight));
      }),
      horizontalRule(x, y + height, width, 'text', 0.75),
    ],
  };
}

interface StyledLine {
  line: Line;
  style: Style;
}

function rowBoxes({ cells, isBold = false }: Row, columns: readonly ColumnLayout[], width: number, header: Box): Box[] {
  const cellLines = columns.map((column, index) => layOutCell(cells[index] ?? '', column, isBold));
  const heights = cellLines.map((lines) => lines.reduce((sum, { style }) => sum + style.lineHeight, 0));
  const border: Box = { height: ROW_PADDING, draw: (x, y) => [horizontalRule(x, y + ROW_PADDING, width)] };
  const lineCount = Math.max(...cellLines.map(({ length }) => length));
  const lines = Array.from({ length: lineCount }, (_, index) => rowLineBox(cellLines, columns, index));
  const boxes = [spaceBox(ROW_PADDING), ...lines, border];
  if (Math.max(...heights) <= MAX_UNBROKEN_ROW) return [{ ...stack(boxes), repeatedHeader: header }];
  return boxes.map((box) => ({ ...box, repeatedHeader: header }));
}

/** The line at `index` of every cell of a row. */
function rowLineBox(
  cellLines: readonly (readonly StyledLine[])[],
  columns: readonly ColumnLayout[],
  index: number,
): Box {
  const lines = cellLines.map((cell) => cell[index]);
  return {
    height: Math.max(...lines.map((line) => line?.style.lineHeight ?? 0)),
    draw: (x, y) =>
      columns.flatMap((column, place) => {
        const styled = lines[place];
        return styled ? drawInColumn(styled.line, styled.style, column, x, y) : [];
      }),
  };
}

function layOutCell(cell: Cell, { width, isNumeric }: ColumnLayout, isBold: boolean): StyledLine[] {
  const style = isBold ? STYLES.strong : STYLES.body;
  const { text, details } = typeof cell === 'string' ? { text: cell, details: [] } : cell;
  const styledLines = (part: string, partStyle: Style) =>
    breakLines(part, partStyle.weight, width / partStyle.size).map((line) => ({ line, style: partStyle }));
  if (isNumeric && details.length === 0) {
    const line = singleLine(text, style.weight);
    // A long amount is set in a smaller size, down to half, before it is broken into two lines.
    const size = Math.min(style.size, width / Math.max(line.width, 0.001));
    if (size > style.size / 2) return [{ line, style: { ...style, size } }];
  }
  const textLines = text === '' && details.length > 0 ? [] : styledLines(text, style);
  return [...textLines, ...details.flatMap((part) => styledLines(part, STYLES.small))];
}

function drawInColumn(line: Line, style: Style, column: ColumnLayout, x: number, y: number): Shape[] {
  const left = x + column.x;
  return drawLine(line, style, left, y, column.isNumeric ? left + column.width : undefined);
}

function totalsBox(totals: readonly Total[], width: number): Box {
  return stack([spaceBox(6), ...totals.map((total) => totalBox(total, width))]);
}

function totalBox({ name, value, isBold }: Total, width: number): Box {
  const style = isBold ? GRAND_TOTAL : STYLES.body;
  const nameStyle = { ...style, ...(isBold && { size: 10 }) };
  const valueLine = singleLine(value, style.weight);
  const nameWidth = Math.max(TOTALS_WIDTH - valueLine.width * style.size - CELL_GAP, TOTALS_WIDTH / 4);
  const nameLines = breakLines(name, nameStyle.weight, nameWidth / nameStyle.size);
  const paddingTop = isBold ? 6 : 1.5;
  return {
    height: paddingTop + nameLines.length * style.lineHeight + 1.5,
    draw(x, y) {
      const [left, right, top] = [x + width - TOTALS_WIDTH, x + width, y + paddingTop];
      return [
        ...(isBold ? [horizontalRule(left, y + 2, TOTALS_WIDTH, 'text', 0.75)] : []),
        ...nameLines.flatMap((line, index) => drawLine(line, nameStyle, left, top + index * style.lineHeight)),
        ...drawLine(valueLine, style, 0, top, right),
      ];
    },
  };
}
