import { person } from '../figure';
import { handFlag } from '../forms/small-flags';
import { range } from '../geometry';
import { bar, flat, outline, rect, strokes, type Segment } from '../paint';
import type { Design } from '../print';
import type { SvgNode } from '../svg';
import { pane, skyline, street, tree, WIDTH, type DrawScene } from './scenery';

const GROUND = 238;

/** People with hand flags behind a barrier along a parade. */
export const handFlagsParade: DrawScene = (design) => [
  ...street(GROUND, 'glass', 300),
  skyline(GROUND, [120, 150, 150, 108, 132, 132, 156, 116]),
  ...range(5).flatMap((index) => pane(14 + index * 92, 136, 60, 62, 3)),
  ...tree(14, GROUND + 4, 140),
  ...tree(436, GROUND + 4, 128),
  ...crowd(design),
  ...barrier(),
];

const STANDS = [
  { x: 74, tall: 166, drop: 26, flag: 96, print: 0 },
  { x: 212, tall: 122, drop: 34, flag: 80, print: 1 },
  { x: 326, tall: 164, drop: 26, flag: 92, print: 2 },
] as const;

function crowd(design: Design): SvgNode[] {
  const prints = [design, 'bands', 'halves'] as const;
  const coats = ['shade3', 'cyan', 'shade2'] as const;
  return STANDS.flatMap(({ x, tall, drop, flag, print }) => {
    const groundY = GROUND + drop;
    const reach = groundY - tall * 0.92;
    return [
      ...handFlag({ x: x + tall * 0.16, groundY: reach, width: flag, height: flag, scale: 0.3 }, prints[print]),
      ...bar(`M${x + tall * 0.1} ${groundY - tall * 0.72}L${x + tall * 0.165} ${reach - 1}`, tall * 0.05, coats[print]),
      person(x, groundY, tall, { coat: coats[print] }),
    ];
  });
}

function barrier(): SvgNode[] {
  const posts = range(34).map((index): Segment => [6 + index * 13.4, 206, 6 + index * 13.4, 276]);
  return [
    strokes(posts, outline('soft')),
    ...bar(`M-4 204L${WIDTH + 4} 204`, 5, 'shade2'),
    ...bar(`M-4 276L${WIDTH + 4} 276`, 4, 'shade2'),
    ...[112, 336].flatMap((x) => bar(`M${x} 202L${x} 292`, 5, 'shade2')),
    rect(0, 326, WIDTH, 2, flat('shade3')),
  ];
}
