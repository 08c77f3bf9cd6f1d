import { LINE, circle, flat, outline, strokes } from './paint';
import type { Motif } from './print';
import { el, type SvgNode } from './svg';

/** How a picture differs from others of the same scene or close-up. */
export interface Variation {
  /** What is printed; the picture's own print if absent. */
  readonly motif?: Motif | undefined;
  /** Left and right are exchanged. */
  readonly mirrored?: boolean | undefined;
}

/** The size of every picture; the trimmed area leaves space for the crop marks. */
export const SHEET = { width: 480, height: 360 } as const;
export const TRIM = { x: 16, y: 16, width: 448, height: 328 } as const;

/** The sheet around a drawing: view box, role, the caller's title, crop marks. */
export function picture(name: string, title: string, children: readonly SvgNode[]): SvgNode {
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${SHEET.width} ${SHEET.height}`,
      role: 'img',
      class: `dw ${name}`,
      fill: 'none',
      'stroke-width': LINE,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    [el('title', {}, [title]), ...children, cropMarks()],
  );
}

/** A drawing of 448 × 328 units that is clipped to the trimmed area. */
export function bleed(name: string, title: string, children: readonly SvgNode[], mirrored = false): SvgNode {
  const mirror = { transform: `translate(${TRIM.width} 0) scale(-1 1)` };
  const content = mirrored ? [el('g', mirror, children)] : children;
  const area = el('svg', { ...TRIM, viewBox: `0 0 ${TRIM.width} ${TRIM.height}`, overflow: 'hidden' }, content);
  return picture(name, title, [area, registrationMarks()]);
}

function cropMarks(): SvgNode {
  const [left, top, right, bottom] = [TRIM.x, TRIM.y, TRIM.x + TRIM.width, TRIM.y + TRIM.height];
  const [near, far] = [4, 12];
  return strokes(
    [
      [left - far, top, left - near, top],
      [left, top - far, left, top - near],
      [right + near, top, right + far, top],
      [right, top - far, right, top - near],
      [left - far, bottom, left - near, bottom],
      [left, bottom + near, left, bottom + far],
      [right + near, bottom, right + far, bottom],
      [right, bottom + near, right, bottom + far],
    ],
    outline('shade4'),
    'dw-crop',
  );
}

function registrationMarks(): SvgNode {
  const y = TRIM.y + TRIM.height + 8;
  const x = TRIM.x + TRIM.width - 34;
  return el('g', { class: 'dw-registration' }, [
    circle(x, y, 2.6, flat('print-cyan')),
    circle(x + 9, y, 2.6, flat('print-magenta')),
    circle(x + 18, y, 2.6, flat('print-yellow')),
  ]);
}
