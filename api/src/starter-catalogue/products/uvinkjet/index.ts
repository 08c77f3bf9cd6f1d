import type { StarterProduct } from '../../starter-product';
import { acrylic } from './acrylic';
import { aluminiumComposite } from './aluminium-composite';
import { brushedAluminium } from './brushed-aluminium';
import { corrugatedPlastic } from './corrugated-plastic';
import { glass } from './glass';
import { ktBoard } from './kt-board';
import { magnetSheet } from './magnet-sheet';
import { printOnAnyMaterial } from './print-on-any-material';
import { pvcFoamBoard } from './pvc-foam-board';
import { wood } from './wood';

export const uvinkjet: readonly StarterProduct[] = [
  acrylic,
  printOnAnyMaterial,
  ktBoard,
  pvcFoamBoard,
  aluminiumComposite,
  corrugatedPlastic,
  wood,
  glass,
  brushedAluminium,
  magnetSheet,
];
