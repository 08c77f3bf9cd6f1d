import { IsDefined, IsOptional } from 'class-validator';
import { FieldRule, IsText } from '../../common/public';

/** The text fields of an order event that is posted with a proof. */
export class ProofFields {
  @IsText(40)
  @IsDefined({ message: 'required' })
  event!: string;

  @IsOptional()
  @IsText(40)
  sid?: string;

  /** The latest history entry that the staff member saw. */
  @IsOptional()
  @FieldRule('isHistoryEntryId', 'invalid', (value) => typeof value === 'string' && /^[1-9][0-9]{0,8}$/.test(value))
  seen?: string;

  /** Numbers of the pins that the proof settles. */
  @IsOptional()
  @FieldRule(
    'isPinNumbers',
    'invalid',
    (value) => typeof value === 'string' && /^[1-9]\d{0,6}(,[1-9]\d{0,6}){0,49}$/.test(value),
  )
  settles?: string;
}
