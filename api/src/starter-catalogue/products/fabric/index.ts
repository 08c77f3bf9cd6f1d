import type { StarterProduct } from '../../starter-product';
import { blackoutCloth } from './blackout-cloth';
import { canvas } from './canvas';
import { canvasCotton } from './canvas-cotton';
import { canvasPoly } from './canvas-poly';
import { flagCloth } from './flag-cloth';
import { meshFlag } from './mesh-flag';
import { oxfordCloth } from './oxford-cloth';
import { satin } from './satin';
import { stretchFabric } from './stretch-fabric';
import { voile } from './voile';

export const fabric: readonly StarterProduct[] = [
  flagCloth,
  meshFlag,
  satin,
  voile,
  stretchFabric,
  blackoutCloth,
  oxfordCloth,
  canvas,
  canvasPoly,
  canvasCotton,
];
