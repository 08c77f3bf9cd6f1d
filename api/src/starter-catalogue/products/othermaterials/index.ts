import type { StarterProduct } from '../../starter-product';
import { bluebackPaper } from './blueback-paper';
import { greyBackFilm } from './grey-back-film';
import { leather } from './leather';
import { photoPaper } from './photo-paper';
import { posterPaper } from './poster-paper';
import { spunbondPaper } from './spunbond-paper';
import { syntheticPaper } from './synthetic-paper';
import { transparentPvc } from './transparent-pvc';

export const othermaterials: readonly StarterProduct[] = [
  transparentPvc,
  syntheticPaper,
  photoPaper,
  posterPaper,
  bluebackPaper,
  spunbondPaper,
  greyBackFilm,
  leather,
];
