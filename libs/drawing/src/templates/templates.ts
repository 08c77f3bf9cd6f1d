import type { Form } from '../forms/forms';
import { clothTemplate } from './cloth';
import { flatTemplate } from './flat';
import type { Template, TemplatePiece } from './template';

/** The layout of each form’s print; forms without a single flat print have none. */
const layouts: Partial<Readonly<Record<Form, (piece: TemplatePiece) => Template>>> = {
  'roll-up': flatTemplate({ bleedMm: 5, safeMm: 30, hiddenFootMm: 100 }),
  'wide-roll-up': flatTemplate({ bleedMm: 5, safeMm: 30, hiddenFootMm: 150 }),
  'x-stand': flatTemplate({ bleedMm: 5, safeMm: 20, grommet: { insetMm: 15, holeMm: 10 } }),
  'desktop-x-stand': flatTemplate({ bleedMm: 3, safeMm: 10, grommet: { insetMm: 10, holeMm: 6 } }),
  'l-banner': flatTemplate({ bleedMm: 5, safeMm: 20, hiddenHeadMm: 30, hiddenFootMm: 30 }),
  'pop-up': flatTemplate({ bleedMm: 10, safeMm: 50, panelMm: 780 }),
  'curved-pop-up': flatTemplate({ bleedMm: 10, safeMm: 50, panelMm: 680, endMm: 510 }),
  'tension-fabric': flatTemplate({ bleedMm: 20, safeMm: 50 }),
  'feather-angled': clothTemplate('angled', 40),
  'feather-concave': clothTemplate('concave', 40),
  'feather-convex': clothTemplate('convex', 80),
  'feather-straight': clothTemplate('straight', 40),
  'feather-teardrop': clothTemplate('teardrop', 40),
  nobori: flatTemplate({ bleedMm: 10, safeMm: 30, tabs: { top: 3, left: 5, lengthMm: 25 } }),
  'lamp-post-banner': flatTemplate({ bleedMm: 10, safeMm: 30, hiddenHeadMm: 120, hiddenFootMm: 120 }),
};

/** Smaller prints have no space between bleed, sleeve and safe area. */
const LEAST_MM = 180;

/** Whether a form has a template, at this size. */
export function hasTemplate(form: Form, { print: { widthMm, heightMm } }: TemplatePiece): boolean {
  return layouts[form] !== undefined && Math.min(widthMm, heightMm) >= LEAST_MM;
}

/** The template of a print at its own size; null where it has none. */
export function template(form: Form, piece: TemplatePiece): Template | null {
  const draw = hasTemplate(form, piece) ? layouts[form] : undefined;
  return draw?.(piece) ?? null;
}
