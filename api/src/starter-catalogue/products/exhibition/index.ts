import type { StarterProduct } from '../../starter-product';
import { aBoard } from './a-board';
import { backdropFrame } from './backdrop-frame';
import { brochureStand } from './brochure-stand';
import { canopyTent } from './canopy-tent';
import { curvedPopUpDisplay } from './curved-pop-up-display';
import { deluxeRollUpBannerStand } from './deluxe-roll-up-banner-stand';
import { doubleSidedRollUpBannerStand } from './double-sided-roll-up-banner-stand';
import { lBannerStand } from './l-banner-stand';
import { miniDesktopXStand } from './mini-desktop-x-stand';
import { popUpDisplay } from './pop-up-display';
import { promotionTable } from './promotion-table';
import { rollUpBannerStand } from './roll-up-banner-stand';
import { tensionFabricDisplay } from './tension-fabric-display';
import { xStand } from './x-stand';

export const exhibition: readonly StarterProduct[] = [
  rollUpBannerStand,
  deluxeRollUpBannerStand,
  doubleSidedRollUpBannerStand,
  xStand,
  miniDesktopXStand,
  lBannerStand,
  popUpDisplay,
  curvedPopUpDisplay,
  tensionFabricDisplay,
  promotionTable,
  aBoard,
  brochureStand,
  backdropFrame,
  canopyTent,
];
