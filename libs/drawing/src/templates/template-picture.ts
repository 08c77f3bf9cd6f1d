import { picture, TRIM } from '../frame';
import { placed, type Point } from '../geometry';
import { path } from '../paint';
import { group, type SvgNode } from '../svg';
import { TEMPLATE_STYLES } from './styles';
import type { Template } from './template';

const MARGIN = 22;

/** A preview of a template: without letters, with lines that are visible at a small size. */
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
        const { fill, line, dash } = TEMPLATE_STYLES[mark];
        const drawn = path(placed(d, map), { fill, line, dash: dash && '5 3' }, `dw-${mark}`);
        return fill ? { ...drawn, attrs: { ...drawn.attrs, 'fill-rule': 'evenodd' } } : drawn;
      }),
    ),
  ]);
}
