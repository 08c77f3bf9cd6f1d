export { InvalidCell, type RawCell, readWorkbook, type SheetsByName } from './read-workbook';
export { UnreadableWorkbook, WorkbookTooLarge } from './xlsx-archive';
export { streamWorkbook } from './stream-workbook';
export type { StreamedCell } from './workbook-xml';
