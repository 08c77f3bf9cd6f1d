import { person } from '../figure';
import { range } from '../geometry';
import { circle, courses, flat, glint, outline, path, polygon, rect, solid, strokes, type Segment } from '../paint';
import { between, printed, printedRect, type Design } from '../print';
import type { SvgNode } from '../svg';
import { street, WIDTH, type DrawScene } from './scenery';

const GROUND = 236;
const ROAD = 306;

/** A magnet sign being put on the door of a delivery car. */
export const magnetVan: DrawScene = (design) => [
  ...street(GROUND, 'glass', 258),
  rect(0, 30, WIDTH, GROUND - 30, flat('warm')),
  courses(0, 30, WIDTH, GROUND - 30, 36, 15, 'wood'),
  ...shutter(),
  ...van(design),
  person(60, ROAD + 6, 182, { coat: 'cyan' }),
];

function shutter(): SvgNode[] {
  const slats = range(11).map((index): Segment => [250, 62 + index * 16, 420, 62 + index * 16]);
  return [rect(250, 48, 170, GROUND - 48, solid('shade2', 'shade4')), strokes(slats, outline('shade3'))];
}

function van(design: Design): SvgNode[] {
  const loose = [
    [118, 196],
    [196, 190],
    [196, 244],
    [124, 250],
  ] as const;
  return [
    path(
      `M96 ${ROAD - 12}L96 138Q96 116 118 116L350 116Q368 116 378 134` +
        `L398 178L424 196Q434 202 434 220L436 ${ROAD - 12}Z`,
      solid('paper'),
    ),
    polygon(
      [
        [318, 132],
        [352, 132],
        [376, 178],
        [318, 178],
      ],
      solid('glass'),
    ),
    glint(328, 138, 26),
    strokes(
      [
        [306, 124, 306, ROAD - 16],
        [210, 124, 210, ROAD - 16],
        [96, 256, 436, 256],
      ],
      outline('shade4'),
    ),
    strokes(
      [
        [292, 196, 302, 196],
        [316, 196, 326, 196],
      ],
      outline(),
    ),
    ...printedRect('bands', 222, 186, 74, 50),
    rect(222, 186, 74, 50, outline(), 3),
    polygon(
      loose.map(([x, y]): [number, number] => [x + 6, y + 7]),
      flat('shade3'),
    ),
    ...printed(design, 1.4, between(loose)),
    polygon(loose, outline()),
    rect(424, 214, 10, 14, solid('glow'), 3),
    ...[160, 372].flatMap((x) => [
      circle(x, ROAD - 12, 27, solid('soft')),
      circle(x, ROAD - 12, 15, solid('shade2')),
      circle(x, ROAD - 12, 4, flat('soft')),
    ]),
  ];
}
