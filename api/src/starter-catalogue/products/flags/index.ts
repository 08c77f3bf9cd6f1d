import type { StarterProduct } from '../../starter-product';
import { angledFeatherFlag } from './angled-feather-flag';
import { carFlag } from './car-flag';
import { concaveFeatherFlag } from './concave-feather-flag';
import { convexFeatherFlag } from './convex-feather-flag';
import { handFlag } from './hand-flag';
import { lampPostBanner } from './lamp-post-banner';
import { noboriFlag } from './nobori-flag';
import { poleFlag } from './pole-flag';
import { straightFeatherFlag } from './straight-feather-flag';
import { stringPennants } from './string-pennants';
import { tableFlag } from './table-flag';
import { teardropFeatherFlag } from './teardrop-feather-flag';

export const flags: readonly StarterProduct[] = [
  teardropFeatherFlag,
  straightFeatherFlag,
  angledFeatherFlag,
  concaveFeatherFlag,
  convexFeatherFlag,
  noboriFlag,
  poleFlag,
  lampPostBanner,
  handFlag,
  tableFlag,
  carFlag,
  stringPennants,
];
