import { range, type Point } from '../geometry';
import { dots, flat, outline, polygon, strokes } from '../paint';
import { between, printed } from '../print';
import { backdrop, HEIGHT, WIDTH, type DrawDetail } from './close-up';

/** A floor sticker's layers, each turned back: rough laminate, print, adhesive vinyl, floor. */
export const floorLamination: DrawDetail = (design) => [
  backdrop('shade2'),
  strokes(
    [
      [0, 90, WIDTH, 60],
      [0, 250, WIDTH, 220],
      [120, 0, 160, HEIGHT],
      [330, 0, 380, HEIGHT],
    ],
    outline('shade3'),
  ),
  polygon(
    [
      [40, 300],
      [410, 270],
      [420, 290],
      [50, 320],
    ],
    flat('shade3'),
  ),
  polygon(
    [
      [30, 120],
      [400, 90],
      [410, 280],
      [44, 308],
    ],
    { fill: 'paper', line: 'ink' },
  ),
  ...printed(
    design,
    2,
    between([
      [30, 96],
      [330, 72],
      [338, 262],
      [42, 286],
    ]),
  ),
  polygon(
    [
      [30, 96],
      [330, 72],
      [338, 262],
      [42, 286],
    ],
    outline(),
  ),
  polygon(
    [
      [30, 74],
      [226, 58],
      [234, 246],
      [42, 262],
    ],
    { fill: 'glass', line: 'ink', alpha: 0.55 },
  ),
  grain(),
  polygon(
    [
      [226, 58],
      [258, 44],
      [268, 228],
      [234, 246],
    ],
    { fill: 'paper', line: 'ink' },
  ),
  polygon(
    [
      [330, 72],
      [356, 62],
      [366, 250],
      [338, 262],
    ],
    { fill: 'shade1', line: 'ink' },
  ),
];

function grain() {
  const points = range(13).flatMap((row) =>
    range(13).map((column): Point => {
      const [u, v] = [(column + 0.5 + (row % 2) * 0.4) / 14, (row + 0.6) / 13.4];
      return [30 + u * 196 + v * 12, 74 - u * 16 + v * 188];
    }),
  );
  return dots(points, 1.3, 'soft');
}
