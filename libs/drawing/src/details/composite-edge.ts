import { type Point } from '../geometry';
import { circle, flat, outline, polygon, strokes } from '../paint';
import { between, printed } from '../print';
import { backdrop, hatch, HEIGHT, screw, type DrawDetail } from './close-up';

const FACE = [
  [-10, -20],
  [352, 50],
  [352, 360],
  [-10, 360],
] as const satisfies readonly Point[];
const CORE: readonly Point[] = [
  [362, 48],
  [402, 34],
  [402, 360],
  [362, 360],
];

/** The cut edge of a composite panel: aluminium, a plastic core, aluminium; a screw through its corner. */
export const compositeEdge: DrawDetail = (design) => [
  backdrop('warm'),
  polygon(
    [
      [412, 40],
      [448, 54],
      [448, HEIGHT],
      [412, HEIGHT],
    ],
    flat('wood'),
  ),
  ...printed(design, 1.1, between(FACE)),
  polygon(FACE, outline()),
  polygon(
    [
      [-10, -20],
      [352, 50],
      [412, 30],
      [80, -20],
    ],
    { fill: 'paper', line: 'ink' },
  ),
  polygon(
    [
      [352, 50],
      [362, 47],
      [362, 360],
      [352, 360],
    ],
    { fill: 'shade2', line: 'ink' },
  ),
  polygon(CORE, { fill: 'soft', line: 'ink' }),
  hatch(CORE, 14, outline('shade4')),
  polygon(
    [
      [402, 34],
      [412, 30],
      [412, 360],
      [402, 360],
    ],
    { fill: 'shade2', line: 'ink' },
  ),
  circle(286, 104, 25, { fill: 'print-ink', alpha: 0.2 }),
  ...screw(282, 98, 20),
  strokes(
    [
      [355.5, 64, 355.5, HEIGHT],
      [406, 44, 406, HEIGHT],
    ],
    outline('paper'),
  ),
];
