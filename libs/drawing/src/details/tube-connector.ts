import { range, smooth, type Point } from '../geometry';
import { bar, circle, flat, outline, path, rect, solid, strokes } from '../paint';
import { printed, type Surface } from '../print';
import { backdrop, HEIGHT, type DrawDetail } from './close-up';

/** Two tubes pushed together on a snap button, and the fabric half pulled over them with its zip. */
export const tubeConnector: DrawDetail = (design) => {
  const cloth: Surface = (u, v) => [210 + u * 270 + Math.sin(v * Math.PI * 1.4) * 14, -20 + v * 380];
  const hem = range(13).map((step): Point => cloth(0, step / 12));
  return [
    backdrop('warm'),
    ...tube(),
    ...printed(design, 0.8, cloth, 16),
    path(smooth(hem), outline()),
    path(smooth(hem.map(([x, y]): Point => [x + 16, y])), outline('print-white', '9 5')),
    path(smooth([cloth(0.3, 0), cloth(0.24, 0.3), cloth(0.3, 0.6), cloth(0.26, 1)]), {
      line: 'print-ink',
      alpha: 0.28,
    }),
    ...zip(hem),
  ];
};

function tube() {
  return [
    ...bar('M-10 98L200 98', 62, 'shade2'),
    ...bar('M96 98L230 98', 48, 'shade4'),
    ...bar('M134 98L460 98', 62, 'shade2'),
    strokes(
      [
        [-4, 78, 92, 78],
        [140, 78, 230, 78],
      ],
      outline('paper'),
    ),
    circle(70, 98, 10, solid('shade4')),
    circle(70, 98, 5, flat('paper')),
    rect(58, 62, 8, 72, solid('print-yellow')),
    rect(168, 62, 8, 72, solid('print-yellow')),
  ];
}

/** The zip that closes the fabric below the frame. */
function zip(hem: readonly Point[]) {
  const teeth = range(16).map((index) => {
    const y = 152 + index * 12;
    const near = hem.reduce((best, point) => (Math.abs(point[1] - y) < Math.abs(best[1] - y) ? point : best));
    return rect(near[0] - 9, y, 9, 5, solid('shade3', 'soft'));
  });
  return [
    ...teeth,
    rect(186, HEIGHT - 74, 26, 34, solid('shade4'), 6),
    rect(194, HEIGHT - 42, 10, 32, solid('shade2'), 4),
  ];
}
