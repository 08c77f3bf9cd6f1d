import { picture, TRIM } from '../frame';
import { placed, type Point } from '../geometry';
import { path } from '../paint';
import { group, type SvgNode } from '../svg';
import { TEMPLATE_LOOKS } from './looks';
import type { Template } from './template';

const MARGIN = 22;

/** A template as a picture of the shop's, to be recognised by: no letters, and lines that show when it is small. */
export function templatePicture({ widthMm, heightMm, shapes }: Template, title = ''): SvgNode {
  const textArea = { width: TRIM.width - MARGIN * 2, height: TRIM.height - MARGIN * 2 };
  const scale = Math.min(textArea.width / widthMm, textArea.height / heightMm);
  const x = TRIM.x + (TRIM.width - widthMm * scale) / 2;
  const y = TRIM.y + (TRIM.height - heightMm * scale) / 2;
  const map = ([px, py]: Point): Point => [x + px * scale, y + py * scale];
  return picture('dw-template', title, [
    group(
      'dw-page',
      shapes.map(({ mark, d }) => {
        const { fill, line, dash } = TEMPLATE_LOOKS[mark];
        const drawn = path(placed(d, map), { fill, line, dash: dash && '5 3' }, `dw-${mark}`);
        return fill ? { ...drawn, attrs: { ...drawn.attrs, 'fill-rule': 'evenodd' } } : drawn;
      }),
    ),
  ]);
}
