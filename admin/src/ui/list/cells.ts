/** Styles of table cells, for `cellSx`. */
export const numericCell = () => ({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
export const noWrapCell = () => ({ whiteSpace: 'nowrap' });
export const breakWordCell = () => ({ overflowWrap: 'anywhere', minWidth: 96 });
