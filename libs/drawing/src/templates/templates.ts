import type { Form } from '../forms/forms';
import { clothTemplate } from './cloth';
import { flatTemplate } from './flat';
import type { Template, TemplatePiece } from './template';

/** How each form's print is laid out; forms without a file of one fixed size have none. */
const layouts: Partial<Readonly<Record<Form, (piece: TemplatePiece) => Template>>> = {
  'roll-up': flatTemplate({ bleedMm: 5, safeMm: 30, hiddenFootMm: 100 }),
  'x-stand': flatTemplate({ bleedMm: 5, safeMm: 20, eyelet: { insetMm: 15, holeMm: 10 } }),
  'desktop-x-stand': flatTemplate({ bleedMm: 3, safeMm: 10, eyelet: { insetMm: 10, holeMm: 6 } }),
  'feather-angled': clothTemplate('angled'),
  'feather-concave': clothTemplate('concave'),
  'feather-convex': clothTemplate('convex'),
  'feather-straight': clothTemplate('straight'),
  'feather-teardrop': clothTemplate('teardrop'),
  nobori: flatTemplate({ bleedMm: 10, safeMm: 30, tabs: { top: 3, left: 5, lengthMm: 25 } }),
  'pop-up': flatTemplate({ bleedMm: 10, safeMm: 50, panelMm: 780 }),
};

/** Below it there is no room left between bleed, sleeve and safe area. */
const LEAST_MM = 180;

/** Whether there is a template for the prints of a form, and for one of this size. */
export function hasTemplate(form: Form, { print: { widthMm, heightMm } }: TemplatePiece): boolean {
  return layouts[form] !== undefined && Math.min(widthMm, heightMm) >= LEAST_MM;
}

/** The template of a print at its own size; null where it has none. */
export function template(form: Form, piece: TemplatePiece): Template | null {
  const draw = hasTemplate(form, piece) ? layouts[form] : undefined;
  return draw?.(piece) ?? null;
}
