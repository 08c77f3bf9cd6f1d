import type { ItemView, Output } from '@shop/contract';

export type SizeListRow = Output<'Cart/ReadSizeList'>['rows'][number];
export type SizeListCells = SizeListRow['cells'];

export const CELL_NAMES = ['width', 'length', 'unit', 'quantity', 'label'] as const satisfies (keyof SizeListCells)[];

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
  const lines = rows.map(({ cells }) => CELL_NAMES.map((name) => toCell(cells[name])).join('\t'));
  return [CELL_NAMES.join('\t'), ...lines].join('\n');
}

function toCell(text: string): string {
  const line = text.replace(/[\t\r\n]+/g, ' ');
  return line.startsWith('"') ? `"${line.replaceAll('"', '""')}"` : line;
}

export function isBlank({ cells }: Pick<SizeListRow, 'cells'>): boolean {
  return CELL_NAMES.every((name) => cells[name].trim() === '');
}
