import type { ItemView, Output } from '@shop/contract';
import { COLUMNS } from '@shop/size-list';

export type SizeListRow = Output<'Cart/ReadSizeList'>['rows'][number];
export type SizeListCells = SizeListRow['cells'];

/** A row of the list, whose cells may have been changed since it was read. */
export interface EditableRow extends SizeListRow {
  edited: boolean;
}

/** A row with what prevents it from being ordered and its price, where it has one. */
export interface CheckedRow {
  row: EditableRow;
  problems: Partial<Record<keyof EditableRow['cells'], string>>;
  /** In minor units; undefined while there is no quote. */
  amount: number | undefined;
}

/** The configuration in the size and quantity of a row that was read; null for one with problems. */
export function toListItem(configuration: ItemView, { size, quantity, label, problems }: SizeListRow): ItemView | null {
  if (problems.length > 0 || !size || quantity === null) return null;
  const { label: _, ...item } = configuration;
  return { ...item, ...size, quantity, ...(label && { label }) };
}

/** The rows as tab-separated text, so that they can be read again. */
export function toText(rows: readonly Pick<SizeListRow, 'cells'>[]): string {
  const lines = rows.map(({ cells }) => COLUMNS.map((name) => toCell(cells[name])).join('\t'));
  return [COLUMNS.join('\t'), ...lines].join('\n');
}

function toCell(text: string): string {
  const line = text.replace(/[\t\r\n]+/g, ' ');
  return line.startsWith('"') ? `"${line.replaceAll('"', '""')}"` : line;
}

export function isBlank({ cells }: Pick<SizeListRow, 'cells'>): boolean {
  return COLUMNS.every((name) => cells[name].trim() === '');
}

/**
 * The rows after some of them were read again. A row that was changed or removed since it was sent stays so.
 * @param sent the rows as they were sent, in the sequence of `results`
 */
export function mergeResults(
  rows: readonly EditableRow[],
  sent: readonly EditableRow[],
  results: readonly SizeListRow[],
): readonly EditableRow[] {
  return rows.flatMap((current) => {
    const at = sent.findIndex(({ row }) => row === current.row);
    const result = results[at];
    if (!result) return at === -1 && isBlank(current) ? [] : [current];
    const isCurrent = COLUMNS.every((name) => sent[at]?.cells[name] === current.cells[name]);
    // Rows keep the numbers that they have in the customer's file.
    return [isCurrent ? { ...result, row: current.row, edited: false } : current];
  });
}
