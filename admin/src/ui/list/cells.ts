/** Styles of table cells, for `cellSx`. */
export const numericCell = () => ({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
/** Breaks between words, and not within a Chinese or Japanese one. */
export const keepWordsCell = () => ({ wordBreak: 'keep-all' });
export const noWrapCell = () => ({ whiteSpace: 'nowrap' });
export const breakWordCell = () => ({ overflowWrap: 'anywhere', minWidth: 96 });
