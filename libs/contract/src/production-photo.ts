import { Type } from '@sinclair/typebox';
import { Instant, strictObject } from './values';

/** A photo of an item that the factory took. */
export const ProductionPhoto = strictObject({
  id: Type.String(),
  /** Valid for a short time. */
  url: Type.String(),
  takenAt: Instant,
  /** Whether the customer sees it. */
  isShown: Type.Boolean(),
});
