import { TRIM } from '../frame';
import { placed, range, smooth, type Point } from '../geometry';
import {
  bar,
  circle,
  flat,
  glint,
  outline,
  path,
  polygon,
  rect,
  solid,
  strokes,
  type Paint,
  type Segment,
} from '../paint';
import type { Tint } from '../palette';
import type { Design } from '../print';
import type { SvgNode } from '../svg';

/** Draws a setting in 448 × 328 units. */
export type DrawScene = (design: Design) => SvgNode[];

export const WIDTH = TRIM.width;
export const HEIGHT = TRIM.height;

/** The line of objects in the background. */
export const far: Paint = outline('shade4');

/** An outdoor background: sky, a pavement of slabs, and a kerb and a road if `road` is given. */
export function street(ground: number, sky: Tint = 'glass', road?: number): SvgNode[] {
  const end = road ?? HEIGHT;
  const slabs = range(10).map((index): Segment => [index * 60 - 40, end, index * 60 - 14, ground]);
  return [
    rect(0, 0, WIDTH, ground, flat(sky)),
    rect(0, ground, WIDTH, HEIGHT - ground, flat('shade2')),
    strokes(slabs, outline('shade3')),
    ...(road === undefined
      ? []
      : [
          rect(0, road, WIDTH, 6, flat('shade1')),
          rect(0, road + 6, WIDTH, HEIGHT - road, flat('shade3')),
          strokes(
            [
              [0, road, WIDTH, road],
              [0, road + 6, WIDTH, road + 6],
            ],
            far,
          ),
        ]),
    strokes([[0, ground, WIDTH, ground]], far),
  ];
}

/** An indoor background: a wall, a skirting board and a floor. */
export function interior(groundY: number, wall: Tint = 'shade1', ground: Tint = 'shade2'): SvgNode[] {
  return [
    rect(0, 0, WIDTH, groundY, flat(wall)),
    rect(0, groundY, WIDTH, HEIGHT - groundY, flat(ground)),
    rect(0, groundY - 7, WIDTH, 7, { fill: 'paper', line: 'shade4' }),
  ];
}

/** A pane with its frame; `lit` shows the room behind as lighter. */
export function pane(x: number, y: number, width: number, height: number, frame = 4, glass: Tint = 'glass'): SvgNode[] {
  return [
    rect(x, y, width, height, { fill: 'shade2', line: 'shade4' }),
    rect(x + frame, y + frame, width - frame * 2, height - frame * 2, { fill: glass, line: 'shade4' }),
    glint(x + frame + 6, y + frame + 6, Math.min(width, height) * 0.28),
  ];
}

const LEAF = 'M0 0C-9 8 -11 24 -3 38C6 26 7 10 0 0Z';

/** A pot plant, `height` units from the floor to the leaves' tips. */
export function potPlant(x: number, groundY: number, height: number): SvgNode[] {
  const pot = height * 0.34;
  const scale = (height - pot) / 40;
  const leaves = [-58, 52, -32, 28, -4].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const map = ([px, py]: Point): Point => [
      x + (px * Math.cos(angle) + py * Math.sin(angle)) * scale,
      groundY - pot - (py * Math.cos(angle) - px * Math.sin(angle)) * scale,
    ];
    return path(placed(LEAF, map), { fill: 'shade3', line: 'shade4' });
  });
  const half = pot * 0.46;
  return [
    ...leaves,
    polygon(
      [
        [x - half, groundY - pot],
        [x + half, groundY - pot],
        [x + half * 0.72, groundY],
        [x - half * 0.72, groundY],
      ],
      { fill: 'paper', line: 'shade4' },
    ),
  ];
}

/** A street tree with a round head. */
export function tree(x: number, ground: number, height: number): SvgNode[] {
  const r = height * 0.3;
  return [
    ...bar(`M${x} ${ground}L${x} ${ground - height * 0.6}`, Math.max(2, height * 0.035), 'shade3', 'shade4'),
    path(
      smooth(
        [
          [x - r, ground - height * 0.64],
          [x - r * 0.8, ground - height * 0.88],
          [x, ground - height],
          [x + r * 0.85, ground - height * 0.86],
          [x + r, ground - height * 0.6],
          [x + r * 0.35, ground - height * 0.45],
          [x - r * 0.5, ground - height * 0.46],
        ],
        true,
      ),
      { fill: 'shade2', line: 'shade4' },
    ),
    strokes(
      [
        [x, ground - height * 0.55, x + r * 0.4, ground - height * 0.7],
        [x, ground - height * 0.6, x - r * 0.35, ground - height * 0.74],
      ],
      far,
    ),
  ];
}

/** A pendant lamp hanging from the top edge. */
export function pendant(x: number, y: number, size = 22): SvgNode[] {
  return [
    strokes([[x, 0, x, y]], far),
    polygon(
      [
        [x - size * 0.3, y],
        [x + size * 0.3, y],
        [x + size, y + size * 0.8],
        [x - size, y + size * 0.8],
      ],
      { fill: 'paper', line: 'shade4' },
    ),
    circle(x, y + size * 0.86, size * 0.24, { fill: 'glow', line: 'shade4' }),
  ];
}

/** Distant roofs along the ground. */
export function skyline(ground: number, heights: readonly number[], tint: Tint = 'shade1'): SvgNode {
  const width = WIDTH / heights.length;
  const points = heights.flatMap((height, index): Point[] => [
    [index * width, ground - height],
    [(index + 1) * width, ground - height],
  ]);
  return polygon([[0, ground], ...points, [WIDTH, ground]], { fill: tint, line: 'shade3' });
}

/** A long counter or desk seen from the front. */
export function counter(x: number, groundY: number, width: number, height: number, front: Tint = 'paper'): SvgNode[] {
  return [
    rect(x, groundY - height + 6, width, height - 6, solid(front, 'shade4')),
    rect(x + 4, groundY - 6, width - 8, 6, { fill: 'shade3', line: 'shade4' }),
    rect(x - 5, groundY - height, width + 10, 8, solid('shade3', 'shade4')),
  ];
}
