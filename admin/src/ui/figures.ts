/** A cell of amounts or numbers, to be compared with those above and below it. */
export const figures = () => ({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
export const noWrap = () => ({ whiteSpace: 'nowrap' });
export const broken = () => ({ overflowWrap: 'anywhere' });
