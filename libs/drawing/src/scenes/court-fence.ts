import { person } from '../figure';
import { range, type Point } from '../geometry';
import { bar, dots, flat, outline, polygon, rect, strokes, type Segment } from '../paint';
import { printedRect } from '../print';
import type { SvgNode } from '../svg';
import { far, HEIGHT, tree, WIDTH, type DrawScene } from './scenery';

const GROUND = 214;
const SCALE = 0.062;
const FENCE_TOP = GROUND - 2800 * SCALE;
const MESH = { x: 62, y: GROUND - 2000 * SCALE, width: 324, height: 1900 * SCALE };

/** Mesh along the fence of a tennis court. */
export const courtFence: DrawScene = (design) => [
  rect(0, 0, WIDTH, GROUND, flat('glass')),
  ...[28, 118, 214, 322, 420].flatMap((x, index) => tree(x, GROUND, 176 + (index % 3) * 14)),
  ...court(),
  ...fence(),
  ...printedRect(design, MESH.x, MESH.y, MESH.width, MESH.height),
  dots(holes(), 0.8, 'glass'),
  rect(MESH.x, MESH.y, MESH.width, MESH.height, outline()),
  rect(MESH.x + 4, MESH.y + 4, MESH.width - 8, MESH.height - 8, { line: 'print-white', dash: '3 2.5' }),
  strokes(ties(), outline()),
  ...net(),
  person(86, GROUND + 40, 1700 * SCALE * 1.2, { coat: 'paper' }),
];

const holes = (): Point[] =>
  range(13).flatMap((row) =>
    range(38).map((column): Point => [MESH.x + 10 + column * 8.2 + (row % 2) * 4.1, MESH.y + 10 + row * 8.2]),
  );

const ties = (): Segment[] =>
  range(13).flatMap((index): Segment[] => {
    const x = MESH.x + 6 + index * 26;
    return [
      [x, MESH.y + 2, x, MESH.y - 6],
      [x, MESH.y + MESH.height - 2, x, MESH.y + MESH.height + 5],
    ];
  });

function fence(): SvgNode[] {
  const slants = range(48).flatMap((index): Segment[] => {
    const x = index * 10 - 16;
    return [
      [x, FENCE_TOP, x + 34, MESH.y],
      [x + 34, FENCE_TOP, x, MESH.y],
    ];
  });
  return [
    strokes(slants, outline('shade3')),
    ...[FENCE_TOP, MESH.y - 6, GROUND - 4].flatMap((y) => bar(`M0 ${y}L${WIDTH} ${y}`, 2.4, 'shade2', 'soft')),
    ...range(6).flatMap((index) =>
      bar(`M${8 + index * 86} ${GROUND}L${8 + index * 86} ${FENCE_TOP - 4}`, 4, 'shade2', 'soft'),
    ),
  ];
}

/** The court runs from the fence to below the picture's edge. */
function court(): SvgNode[] {
  return [
    rect(0, GROUND, WIDTH, HEIGHT - GROUND, flat('shade2')),
    polygon(
      [
        [96, GROUND + 20],
        [352, GROUND + 20],
        [470, HEIGHT],
        [-22, HEIGHT],
      ],
      flat('glass'),
    ),
    strokes(
      [
        [96, GROUND + 20, 352, GROUND + 20],
        [96, GROUND + 20, -22, HEIGHT],
        [352, GROUND + 20, 470, HEIGHT],
        [122, GROUND + 20, 34, HEIGHT],
        [326, GROUND + 20, 414, HEIGHT],
        [224, GROUND + 20, 224, GROUND + 26],
      ],
      outline('paper'),
    ),
    strokes([[0, GROUND, WIDTH, GROUND]], far),
  ];
}

function net(): SvgNode[] {
  const [top, bottom] = [264, 308];
  const threads = [
    ...range(52).map((index): Segment => [20 + index * 8, top + 5, 20 + index * 8, bottom]),
    ...range(5).map((index): Segment => [16, top + 12 + index * 8, 432, top + 12 + index * 8]),
  ];
  return [
    strokes(threads, outline('shade4')),
    rect(14, top, 420, 6, { fill: 'print-white', line: 'soft' }),
    ...[14, 434].flatMap((x) => bar(`M${x} ${bottom + 8}L${x} ${top - 4}`, 5, 'slate', 'ink')),
  ];
}
