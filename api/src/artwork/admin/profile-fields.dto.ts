import { IsOptional } from 'class-validator';
import { FieldRule, IsLineOrEmpty } from '../../common/public';

/** The text fields of an uploaded ICC profile. */
export class ProfileFields {
  @IsOptional()
  @IsLineOrEmpty(80)
  printer?: string;

  @IsOptional()
  @FieldRule('isInkLimit', 'invalid', (value) => typeof value === 'string' && /^([123]\d\d|400)$/.test(value))
  inkLimit?: string;
}
