import type { FieldErrorCode } from '@shop/contract';
import type { SheetName } from './columns';
import type { Row } from './row';

/** An invalid cell by row and column. */
export interface RowFault {
  sheet: SheetName;
  row: Row;
  column: string;
  code: FieldErrorCode;
}
