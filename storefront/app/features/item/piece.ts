import { forms, type Form, type PieceDrawing } from '@shop/drawing';
import type { ItemView, ProductView } from '@shop/contract';
import type { UnitCode } from '../preferences/preferences';
import { lengthWords, measuredWords } from './length';
import { sizeProblem, toMm, unitOf } from './size';

/** What of a product it takes to draw one of its items. */
export type Drawable = Pick<ProductView, 'kind' | 'limits' | 'variants' | 'drawing'>;

export interface Scale {
  locale: string;
  /** For sizes that nobody entered. */
  unit: UnitCode;
  /** The figure's height in words. */
  person?: string;
}

/** An item as `elevation` draws it; null for a size that cannot be made, and for a form unknown. */
export function pieceOf(
  item: ItemView,
  { kind, limits, variants, drawing }: Drawable,
  { locale, unit, person }: Scale,
): PieceDrawing | null {
  const { artwork, finishes } = item;
  if (kind === 'unit') {
    const variant = variants.find(({ code }) => code === item.variant);
    if (!variant || !isForm(drawing.form)) return null;
    const { widthMm, lengthMm } = variant;
    const labels = {
      width: measuredWords(widthMm, unit, locale),
      length: measuredWords(lengthMm, unit, locale),
      person,
    };
    return { kind: 'form', form: drawing.form, widthMm, heightMm: lengthMm, artwork, labels };
  }
  const own = unitOf(item.unit);
  const [width = '', length = ''] = [item.width, item.length];
  const [widthMm, lengthMm] = [toMm(width, own), toMm(length, own)];
  if (widthMm === null || lengthMm === null || sizeProblem(widthMm, lengthMm, limits)) return null;
  const labels = { width: lengthWords(width, own, locale), length: lengthWords(length, own, locale), person };
  return {
    kind: 'area',
    widthMm,
    lengthMm,
    artwork,
    finishes,
    labels,
    ...(limits.seams && { rollWidthMm: limits.rollWidthMm }),
  };
}

const isForm = (name: string): name is Form => Object.hasOwn(forms, name);
