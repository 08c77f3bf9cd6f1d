export { InvalidCell, type RawCell, readWorkbook, type SheetsByName } from './read-workbook';
export { UnreadableWorkbook, WorkbookTooLarge } from './xlsx-archive';
