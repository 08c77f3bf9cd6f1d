import { range } from '../geometry';
import { flat, outline, path, rect, strokes } from '../paint';
import { printedRect } from '../print';
import { backdrop, eyelet, HIGH, stitches, WIDE, type DrawDetail } from './closeness';

const PITCH = 26;
const HOLE = 13;

/** Mesh vinyl: the yarns carry the print, the holes let the wind through; below it the hem. */
export const meshHoles: DrawDetail = (design) => [
  backdrop('glass'),
  ...printedRect(design, 0, 0, WIDE, HIGH),
  holes(),
  ...hem(),
];

function holes() {
  const r = 3.6;
  const d = range(9).flatMap((row) => range(18).map((column) => {
    const [x, y] = [column * PITCH - 4, row * PITCH + 8];
    const [right, bottom] = [x + HOLE, y + HOLE];
    return `M${x + r} ${y}L${right - r} ${y}Q${right} ${y} ${right} ${y + r}L${right} ${bottom - r}Q${right} ${bottom} ${right - r} ${bottom}L${x + r} ${bottom}Q${x} ${bottom} ${x} ${bottom - r}L${x} ${y + r}Q${x} ${y} ${x + r} ${y}Z`;
  })).join('');
  return path(d, { fill: 'glass', line: 'ink' });
}

function hem() {
  return [
    rect(-4, 242, WIDE + 8, 90, flat('print-deep')),
    rect(-4, 242, WIDE + 8, 90, outline()),
    stitches(0, 252, WIDE, 252),
    strokes([[0, 318, WIDE, 318]], outline('print-cyan')),
    ...[84, 364].flatMap((x) => eyelet(x, 287, 23, 'glass')),
  ];
}
