export type { Block, Cell, Column, Fact, Row, Sheet, Sum } from './sheet';
export { typeset } from './typeset';
