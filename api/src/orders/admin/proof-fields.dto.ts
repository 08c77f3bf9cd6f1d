import { IsDefined, IsOptional } from 'class-validator';
import { IsText } from '../../common/public';

/** The text fields of an order event that is posted with a proof. */
export class ProofFields {
  @IsText(40)
  @IsDefined({ message: 'required' })
  event!: string;

  @IsOptional()
  @IsText(40)
  sid?: string;
}
