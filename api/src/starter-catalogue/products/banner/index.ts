import type { StarterProduct } from '../../starter-product';
import { backdropMatte } from './backdrop-matte';
import { blockout610 } from './blockout-610';
import { mesh270 } from './mesh-270';
import { mesh340 } from './mesh-340';
import { petBanner } from './pet-banner';
import { pvcFree } from './pvc-free';
import { tarpaulin650 } from './tarpaulin-650';
import { vinyl340 } from './vinyl-340';
import { vinyl440 } from './vinyl-440';
import { vinyl510 } from './vinyl-510';
import { vinylFr } from './vinyl-fr';

export const banner: readonly StarterProduct[] = [
  vinyl440,
  vinyl340,
  vinyl510,
  vinylFr,
  blockout610,
  mesh340,
  mesh270,
  backdropMatte,
  petBanner,
  pvcFree,
  tarpaulin650,
];
