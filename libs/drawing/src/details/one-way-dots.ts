import { range, type Point } from '../geometry';
import { dots, flat, outline, path, polygon } from '../paint';
import { printedRect } from '../print';
import { backdrop, HEIGHT, WIDTH, type DrawDetail } from './close-up';

const PITCH = 17;

/** One-way vision film peeling off the glass: printed white face, black back, half of it holes. */
export const oneWayDots: DrawDetail = (design) => [
  backdrop('glass'),
  ...printedRect(design, 0, 0, WIDTH, HEIGHT),
  dots(
    holes((x, y) => x + y < 520),
    4.6,
    'glass',
  ),
  path('M448 92L448 328L212 328C300 260 384 184 448 92Z', flat('glass')),
  path('M448 112L448 140C392 214 318 280 250 328L228 328C312 268 388 192 448 112Z', flat('shade3', 0.7)),
  path('M448 92C384 184 300 260 212 328L196 328C204 262 226 200 270 160C316 120 384 96 448 84Z', {
    fill: 'print-ink',
    line: 'ink',
  }),
  dots(backHoles(), 4, 'glass'),
  polygon(
    [
      [0, 0],
      [WIDTH, 0],
      [WIDTH, HEIGHT],
      [0, HEIGHT],
    ],
    outline('shade4'),
  ),
];

const holes = (inside: (x: number, y: number) => boolean): Point[] =>
  range(20)
    .flatMap((row) => range(27).map((column): Point => [column * PITCH + (row % 2) * (PITCH / 2) + 4, row * PITCH + 6]))
    .filter(([x, y]) => inside(x, y));

/** The holes of the flap lie closer, as it leans away. */
function backHoles(): Point[] {
  return range(9)
    .flatMap((row) =>
      range(17).map((column): Point => [232 + column * 14 - row * 3 + (row % 2) * 7, 316 - column * 11.6 - row * 13]),
    )
    .filter(([x, y]) => x < 440 && y > 96 && x + y > 424 && 0.62 * x + y < 452 && (x - 300) * 0.4 + y > 134);
}
