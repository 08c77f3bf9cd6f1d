import { type UnitCode, type ItemView, type ProductView } from '@shop/contract';
import { forms, type Form, type PieceDrawing } from '@shop/drawing';
import { formatLength, formatMeasuredLength } from './length';
import { findSizeProblems, toMm, toUnitCode } from './size';

/** The product data needed to draw an item. */
export type Drawable = Pick<ProductView, 'kind' | 'limits' | 'variants' | 'drawing'>;

export interface LabelOptions {
  locale: string;
  /** The unit of sizes that the customer did not enter. */
  unit: UnitCode;
  /** The label of the person's height. */
  person?: string;
}

/** The input of `elevation`; null for a size that cannot be produced or an unknown form. */
export function toPieceDrawing(
  item: ItemView,
  { kind, limits, variants, drawing }: Drawable,
  { locale, unit, person }: LabelOptions,
): PieceDrawing | null {
  const { artwork, finishes } = item;
  if (kind === 'unit') {
    const variant = variants.find(({ code }) => code === item.variant);
    if (!variant || !isForm(drawing.form)) return null;
    const { widthMm, lengthMm } = variant;
    const labels = {
      width: formatMeasuredLength(widthMm, unit, locale),
      length: formatMeasuredLength(lengthMm, unit, locale),
      person,
    };
    return { kind: 'form', form: drawing.form, widthMm, heightMm: lengthMm, artwork, finishes, labels };
  }
  const itemUnit = toUnitCode(item.unit);
  const [width = '', length = ''] = [item.width, item.length];
  const [widthMm, lengthMm] = [toMm(width, itemUnit), toMm(length, itemUnit)];
  if (widthMm === null || lengthMm === null || findSizeProblems(widthMm, lengthMm, limits).length > 0) return null;
  const labels = {
    width: formatLength(width, itemUnit, locale),
    length: formatLength(length, itemUnit, locale),
    person,
  };
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
