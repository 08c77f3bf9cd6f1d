import { range } from '../geometry';
import { circle, flat, outline, path, polygon, rect, solid, strokes, type Segment } from '../paint';
import { printedRect } from '../print';
import { backdrop, hatch, HEIGHT, stitches, WIDTH, type DrawDetail } from './close-up';

const HEM = 176;
const BELT = { x: 188, width: 64 };

/** The lower edge of a tarpaulin: webbing in its hem, a strap over it, the buckle below. */
export const webbingStrap: DrawDetail = (design) => [
  backdrop('shade2'),
  rect(0, 276, WIDTH, HEIGHT - 276, solid('slate')),
  rect(0, 286, WIDTH, 8, flat('steel')),
  ...printedRect(design, 0, -60, WIDTH, HEM + 60),
  rect(0, HEM - 52, WIDTH, 78, flat('print-deep')),
  strokes(
    [
      [0, HEM - 52, WIDTH, HEM - 52],
      [0, HEM + 26, WIDTH, HEM + 26],
    ],
    outline(),
  ),
  stitches(0, HEM - 42, WIDTH, HEM - 42),
  stitches(0, HEM - 34, WIDTH, HEM - 34),
  rect(0, HEM - 22, WIDTH, 40, { line: 'print-cyan', dash: '6 4' }),
  ...[64, 384].flatMap(rivet),
  ...belt(),
  ...buckle(),
];

function rivet(x: number) {
  return [
    circle(x, HEM - 2, 14, solid('shade2')),
    circle(x, HEM - 2, 7, solid('shade4')),
    circle(x, HEM - 2, 10.5, outline('soft')),
  ];
}

/** Ribbed webbing, riveted to the cloth. */
function belt() {
  const { x, width } = BELT;
  const ribs = range(13).map((index): Segment => [x + 4 + index * 4.7, 52, x + 4 + index * 4.7, 232]);
  const patch = [
    [x - 12, 28],
    [x + width + 12, 28],
    [x + width + 12, 84],
    [x + width / 2, 104],
    [x - 12, 84],
  ] as const;
  return [
    polygon(patch, solid('print-deep')),
    stitches(x - 4, 36, x + width + 4, 36),
    rect(x, 46, width, 188, solid('shade3')),
    strokes(ribs, outline('shade4')),
    rect(x, 46, width, 188, outline()),
    stitches(x + 6, 60, x + width - 6, 88, 'soft'),
    stitches(x + width - 6, 60, x + 6, 88, 'soft'),
  ];
}

function buckle() {
  const x = BELT.x - 14;
  return [
    rect(x, 218, 92, 68, solid('steel'), 8),
    rect(x + 14, 230, 64, 16, solid('slate'), 3),
    path(`M${x + 10} 256L${x + 82} 256L${x + 74} 304L${x + 18} 304Z`, solid('shade2')),
    hatch(
      [
        [x + 24, 264],
        [x + 68, 264],
        [x + 64, 296],
        [x + 28, 296],
      ],
      8,
      outline('shade4'),
    ),
    circle(x + 8, 226, 3, flat('ink')),
    circle(x + 84, 226, 3, flat('ink')),
  ];
}
