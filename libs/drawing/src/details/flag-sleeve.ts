import { range } from '../geometry';
import { bar, circle, flat, outline, path, polygon, rect, solid, strokes, type Segment } from '../paint';
import { printedRect } from '../print';
import { backdrop, stitches, WIDTH, type DrawDetail } from './close-up';

/** The foot of a feather flag: pole in its elastic sleeve, the cord that keeps the cloth taut. */
export const flagSleeve: DrawDetail = (design) => [
  backdrop('glass'),
  ...bar('M140 220L140 340', 22, 'shade3'),
  ...printedRect(design, 168, -40, 300, 250),
  polygon(
    [
      [168, 190],
      [WIDTH + 4, 190],
      [WIDTH + 4, 212],
      [168, 212],
    ],
    flat('print-deep'),
  ),
  stitches(176, 196, WIDTH, 196),
  stitches(176, 206, WIDTH, 206),
  path(`M168 212L${WIDTH + 4} 212`, outline()),
  rect(112, -4, 56, 226, solid('soft')),
  strokes(
    range(4).map((index): Segment => [120 + index * 8, -4, 120 + index * 8, 222]),
    outline('print-ink'),
  ),
  stitches(158, 0, 158, 220, 'print-white'),
  stitches(164, 0, 164, 220, 'print-white'),
  path('M112 222C120 214 160 214 168 222C160 230 120 230 112 222Z', solid('print-ink')),
  ...tension(),
];

function tension() {
  return [
    rect(172, 196, 22, 40, solid('soft'), 3),
    circle(183, 226, 6, solid('paper')),
    path('M183 232C186 260 176 274 150 280', outline()),
    path('M183 232C190 264 180 280 152 286', outline()),
    rect(122, 272, 36, 20, solid('cyan'), 4),
    circle(140, 282, 4, solid('paper')),
    path('M122 318L158 318', outline('shade4')),
  ];
}
