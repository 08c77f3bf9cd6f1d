import { FieldRule, IsRequiredText } from '../../common/public';

/** The text fields of an uploaded size list. */
export class SizeListFields {
  @FieldRule('isUnit', 'invalid', (value) => /^[0-3]$/.test(String(value)))
  @IsRequiredText(1)
  unit!: string;
}
