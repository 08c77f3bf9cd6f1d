import { IsOptional } from 'class-validator';
import { MAX_PRINTER_NAME } from '@shop/contract';
import { FieldRule, IsLineOrEmpty } from '../../common/public';

/** The text fields of an uploaded ICC profile of a printer. */
export class PrinterProfileFields {
  @IsOptional()
  @FieldRule('isInkLimit', 'invalid', (value) => typeof value === 'string' && /^([123]\d\d|400)$/.test(value))
  inkLimit?: string;
}

/** The text fields of an uploaded ICC profile of a product. */
export class ProfileFields extends PrinterProfileFields {
  @IsOptional()
  @IsLineOrEmpty(MAX_PRINTER_NAME)
  printer?: string;
}
