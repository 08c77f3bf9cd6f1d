import { range, smooth, type Point } from '../geometry';
import { outline, path, polygon, strokes, type Segment } from '../paint';
import { printed, type Surface } from '../print';
import { backdrop, stitches, type DrawDetail } from './close-up';

const face: Surface = (u, v) => [70 + u * 400, -20 + v * 268 + Math.sin(u * Math.PI * 1.1) * 16];
const along = range(13).map((step) => step / 12);

/** Leather with its pores under the print, a seam, and the rough side at the cut edge. */
export const leatherGrain: DrawDetail = (design) => {
  const edge = along.map((u) => face(u, 1));
  const cut = edge.map(([x, y]): Point => [x - 8, y + 26]);
  return [
    backdrop('shade1'),
    ...printed(design, 1.5, face, 20),
    pores(),
    polygon([...edge, ...[...cut].reverse()], { fill: 'wood', line: 'ink' }),
    fibres(edge),
    path(smooth(along.map((u) => face(u, 0.9))), outline('print-white', '12 6')),
    path(smooth(along.map((v): Point => face(0, v))), outline()),
    stitches(92, -4, 92, 214),
  ];
};

function pores() {
  const segments = range(150).flatMap((index): Segment[] => {
    const [u, v] = [0.08 + ((index * 0.618) % 1) * 0.86, 0.06 + ((index * 0.7548) % 1) * 0.78];
    const [x, y] = face(u, v);
    return [
      [x, y, x + 3, y + 1.5],
      [x + 3, y + 1.5, x + 4, y + 5],
    ];
  });
  return strokes(segments, { line: 'print-ink', alpha: 0.3 });
}

function fibres(edge: readonly Point[]) {
  return strokes(
    edge.slice(0, -1).flatMap(([x, y], index): Segment[] => {
      const [nextX, nextY] = edge[index + 1] ?? [x, y];
      return range(3).map((part): Segment => {
        const at = (part + 0.5) / 3;
        const [fx, fy] = [x + (nextX - x) * at, y + (nextY - y) * at];
        return [fx - 2, fy + 6, fx - 6, fy + 18];
      });
    }),
    outline('soft'),
  );
}
