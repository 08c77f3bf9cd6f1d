import { busyCells } from './detail';
import type { FileFacts } from './facts';
import type { Finding, FindingArea } from './finding';
import { around, intersect, onPiece, toPiece, type Placement } from './placement';
import type { Piece, PointMm } from './piece';

/** The distance in mm from a grommet's centre in which there is no text and no detail. */
export const GROMMET_ZONE_MM = 50;

/** Half the width in mm of the strip in which two widths of the material overlap. */
const SEAM_MM = 15;

/** More areas are merged to one for each edge. */
const MAX_AREAS = 8;

/** Text and edges of high contrast, as rectangles on the piece. */
export function contentOnPiece(facts: FileFacts, placement: Placement, piece: Piece): FindingArea[] {
  const text = facts.textAreas.map((area) => toPiece(area, placement));
  // A cell says that there is an edge in it, not where: its inner half counts.
  const cells = busyCells(facts.detail).map(({ x, y, width, height }) =>
    toPiece({ x: x + width / 4, y: y + height / 4, width: width / 2, height: height / 2 }, placement),
  );
  return [...text, ...cells].flatMap((area) =>
    [area.x, area.y, area.width, area.height].every(Number.isFinite) ? (onPiece(area, piece) ?? []) : [],
  );
}

/** Text or detail near grommets, in few rectangles. It counts the grommets. */
export function findGrommetZones(content: readonly FindingArea[], piece: Piece): Finding[] {
  if (content.length === 0 || piece.grommets.length === 0) return [];
  const index = new Grid(content);
  const edges = edgesOf(piece).map((edge) => edge.map((centre) => contentIn(centre, index, piece)));
  const runs = edges.flatMap((edge) => runsOf(edge));
  const groups = runs.length > MAX_AREAS ? edges.map((edge) => edge.flatMap((area) => area ?? [])) : runs;
  const areas = groups.flatMap((group) => around(group) ?? []);
  const count = groups.reduce((sum, group) => sum + group.length, 0);
  return findAt(areas, {
    code: 'grommet_zone',
    severity: 'warning',
    values: { ...counted(count), zoneMm: GROMMET_ZONE_MM },
  });
}

/** Text or detail on seams, one rectangle a seam. */
export function findSeamCrossings(content: readonly FindingArea[], piece: Piece): Finding[] {
  const areas = piece.seams.flatMap(({ direction, atMm }) => {
    const strip =
      direction === 'horizontal'
        ? { x: 0, y: atMm - SEAM_MM, width: piece.widthMm, height: SEAM_MM * 2 }
        : { x: atMm - SEAM_MM, y: 0, width: SEAM_MM * 2, height: piece.heightMm };
    const crossing = content.flatMap((area) => {
      const inStrip = intersect(area, strip);
      return (inStrip && onPiece(inStrip, piece)) ?? [];
    });
    return around(crossing) ?? [];
  });
  return findAt(areas, { code: 'seam_crossing', severity: 'info', values: counted(areas.length) });
}

/** One finding for all its places; none without a place. */
function findAt(areas: FindingArea[], finding: Omit<Finding, 'area' | 'areas'>): Finding[] {
  const area = around(areas);
  return area ? [{ ...finding, area, areas }] : [];
}

/** The sentence for one place differs from that for several. */
const counted = (count: number) => ({ count, kind: count === 1 ? 'one' : 'several' });

/** The grommets of each edge in order; those at the corners belong to the longer edges. */
function edgesOf({ grommets, widthMm, heightMm }: Piece): PointMm[][] {
  const [xs, ys] = [grommets.map(([x]) => x), grommets.map(([, y]) => y)];
  const ends = (values: readonly number[]): [number, number] => [
    values.reduce((least, value) => Math.min(least, value), Infinity),
    values.reduce((most, value) => Math.max(most, value), -Infinity),
  ];
  const [[left, right], [top, bottom]] = [ends(xs), ends(ys)];
  const along = (axis: 0 | 1, at: number, inner: boolean) => {
    const other = axis === 0 ? 1 : 0;
    const corners = axis === 0 ? [left, right] : [top, bottom];
    return grommets
      .filter((centre) => centre[other] === at && !(inner && corners.includes(centre[axis])))
      .toSorted((a, b) => a[axis] - b[axis]);
  };
  const isWide = widthMm >= heightMm;
  return [along(0, top, !isWide), along(0, bottom, !isWide), along(1, left, isWide), along(1, right, isWide)];
}

/** Neighbouring areas, as runs without gaps. */
function runsOf(edge: readonly (FindingArea | null)[]): FindingArea[][] {
  const runs: FindingArea[][] = [];
  edge.forEach((area, index) => {
    if (!area) return;
    if (index > 0 && edge[index - 1]) runs.at(-1)?.push(area);
    else runs.push([area]);
  });
  return runs;
}

/** The part of the zone of a grommet that has content. */
function contentIn([x, y]: PointMm, content: Grid, piece: Piece): FindingArea | null {
  const side = GROMMET_ZONE_MM * 2;
  const zone = onPiece({ x: x - GROMMET_ZONE_MM, y: y - GROMMET_ZONE_MM, width: side, height: side }, piece);
  if (!zone) return null;
  const near = content
    .near(zone)
    .filter((area) => distance([x, y], area) < GROMMET_ZONE_MM)
    .flatMap((area) => intersect(area, zone) ?? []);
  return around(near);
}

function distance([x, y]: PointMm, area: FindingArea): number {
  const across = Math.max(area.x - x, 0, x - area.x - area.width);
  const down = Math.max(area.y - y, 0, y - area.y - area.height);
  return Math.hypot(across, down);
}

/** Finds the areas near a place without looking at all of them. */
class Grid {
  private readonly rows = new Map<number, FindingArea[]>();
  private readonly tall: FindingArea[] = [];

  constructor(areas: readonly FindingArea[]) {
    for (const area of areas) {
      const [first, last] = [rowOf(area.y), rowOf(area.y + area.height)];
      if (last - first > 8) this.tall.push(area);
      else
        for (let row = first; row <= last; row += 1) {
          const known = this.rows.get(row);
          if (known) known.push(area);
          else this.rows.set(row, [area]);
        }
    }
  }

  /** The areas that may touch the rectangle; an area may come twice. */
  near({ y, height }: FindingArea): FindingArea[] {
    let found: FindingArea[] = this.tall;
    for (let row = rowOf(y); row <= rowOf(y + height); row += 1) found = found.concat(this.rows.get(row) ?? []);
    return found;
  }
}

const rowOf = (mm: number) => Math.floor(mm / GROMMET_ZONE_MM);
