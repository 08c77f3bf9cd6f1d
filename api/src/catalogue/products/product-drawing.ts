import type { AdminProductView } from '@shop/contract';
import { details, motifs, scenes } from '@shop/drawing';
import type { FieldError } from '../../common/public';
import type { Presentation } from '../snapshot/catalogue-rows';

type Drawing = AdminProductView['drawing'];
type ChosenDrawing = Pick<Drawing, 'scene' | 'detail'> & Partial<Drawing>;

/** Fields whose value names no drawing. */
export function findUnknownDrawings({ scene, detail, motif = null }: ChosenDrawing): FieldError[] {
  const isKnown: [field: string, boolean][] = [
    ['drawing.scene', scenes.some((known) => known === scene)],
    ['drawing.detail', details.some((known) => known === detail)],
    ['drawing.motif', motif === null || motifs.some((known) => known === motif)],
  ];
  return isKnown.flatMap(([field, known]): FieldError[] => (known ? [] : [{ field, code: 'invalid' }]));
}

/** A presentation with the chosen pictures. No motif and no exchange of sides are not stored. */
export function withDrawing(
  { form, variants }: Pick<Presentation, 'form' | 'variants'>,
  { scene, detail, motif, mirrored }: ChosenDrawing,
): Presentation {
  return { form, scene, detail, ...(motif && { motif }), ...(mirrored && { mirrored }), ...(variants && { variants }) };
}

/** The pictures as staff choose them. */
export function toDrawing({ scene, detail, motif, mirrored = false }: Presentation): Drawing {
  return { scene, detail, motif: motif ?? null, mirrored };
}
