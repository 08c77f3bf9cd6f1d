import { placed, range, smooth, type Point } from '../geometry';
import { bar, circle, flat, outline, path, polygon, rect, solid } from '../paint';
import { printed, type Surface } from '../print';
import { backdrop, grommet, HEIGHT, stitches, type DrawDetail } from './close-up';

/** A flag on its halyard: heading band, grommet, snap hook. */
export const mastHalyard: DrawDetail = (design) => {
  const cloth: Surface = (u, v) => [186 + u * 320, 70 + v * 330 + Math.sin(u * Math.PI * 1.8) * 12];
  return [
    backdrop('glass'),
    ...bar(`M78 -10L78 ${HEIGHT + 10}`, 46, 'shade2'),
    path(`M66 -4L66 ${HEIGHT + 4}`, outline('paper')),
    path(`M124 -4L124 ${HEIGHT + 4}`, outline()),
    path(`M130 -4L130 ${HEIGHT + 4}`, outline()),
    ...printed(design, 1, cloth, 16),
    path(smooth(range(9).map((step): Point => cloth(step / 8, 0))), outline()),
    path(smooth(range(9).map((step): Point => cloth(step / 8, 0.05))), outline('print-white', '8 5')),
    polygon(
      [
        [158, 66],
        [208, 66],
        [208, HEIGHT + 4],
        [158, HEIGHT + 4],
      ],
      { fill: 'paper', line: 'ink' },
    ),
    stitches(200, 70, 200, HEIGHT, 'shade4'),
    ...grommet(178, 98, 16, 'glass'),
    ...grommet(178, 268, 16, 'glass'),
    ...hook(98),
    ...hook(268),
  ];
};

const HOOK = 'M150 -10C160 -18 176 -18 182 -8C188 0 184 8 176 8L172 3C178 2 178 -4 174 -8C168 -12 158 -10 152 -4Z';

function hook(y: number) {
  return [
    circle(127, y, 9, solid('shade3')),
    circle(127, y, 4, flat('soft')),
    rect(134, y - 7, 18, 14, solid('shade3'), 3),
    path(
      placed(HOOK, ([px, py]) => [px, y + py]),
      solid('shade4'),
    ),
  ];
}
