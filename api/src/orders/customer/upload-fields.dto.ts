import { IsMultiLine, IsRequiredText } from '../../common/public';

/** The text fields of an artwork upload. */
export class ArtworkUploadFields {
  @IsRequiredText(40)
  orderId!: string;

  @IsRequiredText(40)
  sid!: string;
}

/** The text fields of a claim with photos. */
export class ClaimFields extends ArtworkUploadFields {
  @IsMultiLine(2000)
  reason!: string;
}
