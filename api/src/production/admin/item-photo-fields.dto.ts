import { PRODUCTION_STEPS, type ProductionStepName } from '@shop/contract';
import { IsIn, IsOptional } from 'class-validator';

/** The text fields of a photo of an item in production. */
export class ItemPhotoFields {
  @IsOptional()
  @IsIn(PRODUCTION_STEPS, { message: 'invalid' })
  step?: ProductionStepName;
}
