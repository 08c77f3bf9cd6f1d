export { CELL_PROBLEMS, type Cell, type CellProblem, type Column, COLUMNS } from './cell';
export { decodeText, type DecodedText } from './decode';
export { matchFiles, type MatchTarget } from './match-files';
export {
  MAX_SIZE_LIST_ROWS,
  readSizeList,
  type SizeList,
  type SizeListError,
  type SizeListRow,
} from './read-size-list';
export { splitTable } from './table';
