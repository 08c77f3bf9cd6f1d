import { range } from '../geometry';
import { flat, outline, path, polygon, strokes, type Segment } from '../paint';
import { printedRect } from '../print';
import { backdrop, HEIGHT, stitches, type DrawDetail } from './close-up';

/** Stretch cloth pulled around the tube of a frame's corner, its knit magnified in one patch. */
export const stretchKnit: DrawDetail = (design) => [
  backdrop('shade1'),
  ...printedRect(design, -20, 44, 412, 300),
  path('M-10 -4L456 -4L456 340L392 340L392 104Q392 44 332 44L-10 44Z', flat('shade1')),
  path('M-10 44L332 44Q392 44 392 104L392 340', outline()),
  path('M-10 62L328 62Q374 62 374 108L374 340', { line: 'print-white', alpha: 0.6 }),
  stitches(360, 150, 360, HEIGHT, 'print-white'),
  ...magnified(),
  ...arrows(),
];

function magnified() {
  const [cx, cy, r] = [150, 196, 92];
  const loops = range(9).flatMap((row) =>
    range(9).flatMap((column): Segment[] => {
      const [x, y] = [cx - 72 + column * 18, cy - 72 + row * 18];
      if (Math.hypot(x - cx, y - cy) > r - 14) return [];
      return [
        [x - 7, y - 7, x, y + 6],
        [x + 7, y - 7, x, y + 6],
      ];
    }),
  );
  const ring = range(48).map((step): readonly [number, number] => [
    cx + Math.cos((step * Math.PI) / 24) * r,
    cy + Math.sin((step * Math.PI) / 24) * r,
  ]);
  return [polygon(ring, { fill: 'print-white', line: 'ink' }), strokes(loops, outline('print-cyan'))];
}

/** The pull outwards, to both sides of the corner. */
function arrows() {
  return [
    strokes(
      [
        [200, 30, 200, 8],
        [300, 30, 300, 8],
        [406, 180, 430, 180],
        [406, 270, 430, 270],
      ],
      outline('soft'),
    ),
    path('M194 15L200 8L206 15M294 15L300 8L306 15M423 174L430 180L423 186M423 264L430 270L423 276', outline('soft')),
  ];
}
