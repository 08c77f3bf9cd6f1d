import type { StarterProduct } from '../../starter-product';
import { clearSticker } from './clear-sticker';
import { doubleSidedWindow } from './double-sided-window';
import { floorGraphics } from './floor-graphics';
import { frostedFilm } from './frosted-film';
import { monomericVinyl } from './monomeric-vinyl';
import { oneWayVision } from './one-way-vision';
import { polymericVinyl } from './polymeric-vinyl';
import { reflectiveVinyl } from './reflective-vinyl';
import { staticCling } from './static-cling';
import { vehicleWrap } from './vehicle-wrap';
import { wallFabric } from './wall-fabric';
import { wallpaper } from './wallpaper';

export const sticker: readonly StarterProduct[] = [
  polymericVinyl,
  monomericVinyl,
  vehicleWrap,
  reflectiveVinyl,
  oneWayVision,
  frostedFilm,
  staticCling,
  clearSticker,
  doubleSidedWindow,
  floorGraphics,
  wallFabric,
  wallpaper,
];
