import { IsRequiredText } from '../../common/public';

/** The text fields of a file that is checked. */
export class FileCheckFields {
  /** An item as JSON. */
  @IsRequiredText(8000)
  item!: string;
}
