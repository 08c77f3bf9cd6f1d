import { range, smooth, type Point } from '../geometry';
import { bar, outline, path } from '../paint';
import { printed, type Surface } from '../print';
import { backdrop, stitches, WIDTH, type DrawDetail } from './close-up';

/** How far a fold brings the cloth forward at u. */
const fold = (u: number) => Math.sin(u * Math.PI * 6);

const cloth: Surface = (u, v) => [u * 460 - 6 + fold(u) * 7 * v, 54 + v * 226 + Math.cos(u * Math.PI * 6) * 12 * v];

/** Glossy cloth in folds under the pocket that it hangs by. */
export const satinFold: DrawDetail = (design) => [
  backdrop('shade2'),
  ...printed(design, 1.5, cloth, 28),
  ...folds('print-white', 0.26, 0.5),
  ...folds('print-ink', -0.14, 0.3),
  path(smooth(range(37).map((step): Point => cloth(step / 36, 1))), outline()),
  ...bar(`M-4 38L${WIDTH + 4} 38`, 22, 'shade3'),
  path(`M-4 18L${WIDTH + 4} 18L${WIDTH + 4} 70L-4 70Z`, { fill: 'print-deep', line: 'ink', alpha: 0.94 }),
  stitches(0, 62, WIDTH, 62),
];

/** Soft bands of light or shade that run down each fold, `shift` of a fold beside its crest. */
function folds(tint: 'print-white' | 'print-ink', shift: number, alpha: number) {
  return range(4).flatMap((index) => {
    const u = (index + 0.25) / 3 + shift / 3;
    return [-0.008, 0, 0.008].map((offset) =>
      path(smooth([0.1, 0.4, 0.7, 0.98].map((v): Point => cloth(u + offset * (1 + v * 2), v))), {
        line: tint,
        alpha,
      }),
    );
  });
}
