import { BLEED_FILLS } from './registries';
import { oneOf } from './values';

export const BleedFillName = oneOf(BLEED_FILLS);
