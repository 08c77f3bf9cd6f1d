import type { StarterProduct } from '../../starter-product';
import { backlitFabric } from './backlit-fabric';
import { backlitFlex } from './backlit-flex';
import { backlitPet } from './backlit-pet';
import { backlitPvc } from './backlit-pvc';
import { photoBacklit } from './photo-backlit';
import { translucentVinyl } from './translucent-vinyl';

export const lightbox: readonly StarterProduct[] = [
  backlitPvc,
  backlitFabric,
  backlitPet,
  photoBacklit,
  backlitFlex,
  translucentVinyl,
];
