import { circle, ellipse, flat, glint, outline, path, polygon, rect, solid, strokes } from '../paint';
import { printedRect } from '../print';
import { backdrop, HEIGHT, WIDTH, type DrawDetail } from './close-up';

/** A film without adhesive smoothed onto wet glass: the squeegee drives the water out. */
export const staticCling: DrawDetail = (design) => [
  backdrop('glass'),
  glint(20, 20, 60),
  glint(372, 230, 70),
  rect(56, 44, 300, 236, flat('glass'), 14),
  ...printedRect(design, 74, 62, 264, 200),
  rect(74, 62, 264, 200, outline()),
  rect(56, 44, 300, 236, outline('shade4'), 14),
  path('M356 214C330 236 300 262 286 280L342 280Q356 280 356 266Z', flat('glass')),
  path('M356 214C330 236 300 262 286 280C274 256 280 226 300 206C318 190 340 196 356 214Z', solid('shade1')),
  path('M296 258C292 240 298 222 310 212', outline('shade3')),
  ...squeegee(),
  ...drops(),
  strokes([[0, 0, WIDTH, 0]], outline('shade4')),
];

function squeegee() {
  return [
    polygon(
      [
        [196, 92],
        [222, 78],
        [282, 188],
        [256, 202],
      ],
      solid('print-yellow'),
    ),
    polygon(
      [
        [196, 92],
        [256, 202],
        [248, 206],
        [188, 96],
      ],
      solid('paper'),
    ),
    path('M222 78L244 66Q258 60 266 74L304 144Q310 158 298 166L282 188', solid('slate')),
    path('M182 100C168 128 178 168 214 200C224 210 236 212 244 208', outline('paper')),
  ];
}

function drops() {
  const places = [
    [30, 150, 5],
    [40, 206, 3.4],
    [24, 262, 4.4],
    [112, 304, 4],
    [206, 310, 5],
    [258, 300, 3.2],
    [386, 90, 4.2],
    [410, 160, 3.2],
    [380, 40, 3],
  ] as const;
  return places.flatMap(([x, y, r]) => [
    ellipse(x, y, r, r * 1.2, solid('paper', 'shade4')),
    ...(y < HEIGHT - 30 ? [circle(x - r * 0.3, y - r * 0.3, r * 0.25, flat('shade4'))] : []),
  ]);
}
