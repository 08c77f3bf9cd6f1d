/** How large a workbook may be, unpacked. Without limits, one cell in the last possible row would fill the memory. */
export interface WorkbookLimits {
  /** All parts together. */
  unpackedBytes: number;
  rows: number;
  cells: number;
}

/** More than any catalogue has. */
export const WORKBOOK_LIMITS: WorkbookLimits = { unpackedBytes: 40 * 1024 * 1024, rows: 20_000, cells: 300_000 };
