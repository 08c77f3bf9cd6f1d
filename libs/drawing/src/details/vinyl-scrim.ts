import { range, type Point } from '../geometry';
import { flat, outline, polygon, solid, strokes, type Segment } from '../paint';
import { printedRect } from '../print';
import { backdrop, HIGH, WIDE, type DrawDetail } from './closeness';

/** Laminated vinyl cut away: printed face, scrim of polyester yarns, back. */
export const vinylScrim: DrawDetail = (design) => [
  backdrop(),
  ...printedRect(design, 0, 0, WIDE, HIGH),
  polygon(
    [
      [330, 0],
      [WIDE, 0],
      [WIDE, HIGH],
      [150, HIGH],
    ],
    flat('print-white'),
  ),
  ...yarns(),
  polygon(
    [
      [428, 0],
      [WIDE, 0],
      [WIDE, HIGH],
      [262, HIGH],
    ],
    flat('shade2'),
  ),
  polygon(
    [
      [330, 0],
      [354, 0],
      [174, HIGH],
      [150, HIGH],
    ],
    solid('shade1'),
  ),
  polygon(
    [
      [428, 0],
      [WIDE, 0],
      [WIDE, 4],
      [284, HIGH],
      [262, HIGH],
    ],
    solid('shade3'),
  ),
  strokes(
    [
      [360, 300, 440, 300],
      [380, 270, 440, 270],
      [396, 240, 440, 240],
      [412, 210, 440, 210],
    ],
    outline('shade3'),
  ),
];

/** The yarns between the two cuts, drawn as thin bands that cross over and under. */
function yarns() {
  const edge = (y: number, top: number, bottom: number) => top + ((bottom - top) * y) / HIGH;
  const pitch = 15;
  const across = range(Math.floor(HIGH / pitch)).flatMap((row): Segment[] => {
    const y = row * pitch + 8;
    return [-2.2, 2.2].map((d): Segment => [edge(y, 330, 150), y + d, edge(y, 428, 262), y + d]);
  });
  const down = range(24).flatMap((column): Segment[] => {
    const x = 156 + column * pitch;
    const from = Math.max(0, ((330 - x) / 180) * HIGH);
    const to = Math.min(HIGH, ((428 - x) / 166) * HIGH);
    return to <= from ? [] : [-2.2, 2.2].map((d): Segment => [x + d, from, x + d, to]);
  });
  const ring: readonly Point[] = [
    [330, 0],
    [428, 0],
    [262, HIGH],
    [150, HIGH],
  ];
  return [polygon(ring, flat('print-white')), strokes(down, outline('shade4')), strokes(across, outline('shade4'))];
}
