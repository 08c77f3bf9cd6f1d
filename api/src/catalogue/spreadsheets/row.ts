import type { CellValue } from './cell-values';

/** Cells by column title. */
export type Row = Readonly<Record<string, CellValue>>;
