import { range, type Point } from '../geometry';
import { flat, outline, polygon, solid, strokes, type Segment } from '../paint';
import { printedRect } from '../print';
import { backdrop, HEIGHT, WIDTH, type DrawDetail } from './close-up';

/** Laminated vinyl cut away: printed face, scrim of polyester yarns, back. */
export const vinylScrim: DrawDetail = (design) => [
  backdrop(),
  ...printedRect(design, 0, 0, WIDTH, HEIGHT),
  polygon(
    [
      [330, 0],
      [WIDTH, 0],
      [WIDTH, HEIGHT],
      [150, HEIGHT],
    ],
    flat('print-white'),
  ),
  ...yarns(),
  polygon(
    [
      [428, 0],
      [WIDTH, 0],
      [WIDTH, HEIGHT],
      [262, HEIGHT],
    ],
    flat('shade2'),
  ),
  polygon(
    [
      [330, 0],
      [354, 0],
      [174, HEIGHT],
      [150, HEIGHT],
    ],
    solid('shade1'),
  ),
  polygon(
    [
      [428, 0],
      [WIDTH, 0],
      [WIDTH, 4],
      [284, HEIGHT],
      [262, HEIGHT],
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
  const edge = (y: number, top: number, bottom: number) => top + ((bottom - top) * y) / HEIGHT;
  const pitch = 15;
  const across = range(Math.floor(HEIGHT / pitch)).flatMap((row): Segment[] => {
    const y = row * pitch + 8;
    return [-2.2, 2.2].map((d): Segment => [edge(y, 330, 150), y + d, edge(y, 428, 262), y + d]);
  });
  const down = range(24).flatMap((column): Segment[] => {
    const x = 156 + column * pitch;
    const from = Math.max(0, ((330 - x) / 180) * HEIGHT);
    const to = Math.min(HEIGHT, ((428 - x) / 166) * HEIGHT);
    return to <= from ? [] : [-2.2, 2.2].map((d): Segment => [x + d, from, x + d, to]);
  });
  const ring: readonly Point[] = [
    [330, 0],
    [428, 0],
    [262, HEIGHT],
    [150, HEIGHT],
  ];
  return [polygon(ring, flat('print-white')), strokes(down, outline('shade4')), strokes(across, outline('shade4'))];
}
