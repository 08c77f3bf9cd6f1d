import type { Span } from './free-space';

/** A free rectangle on the roll. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The free rectangles into which straight cuts from edge to edge divide a part of the roll around what lies there, in the
 * order along the roll. Spans that no straight cut separates stay together with what is between them.
 */
export function findFreePlaces(region: Place, spans: readonly Span[]): Place[] {
  return divide(region, spans).toSorted((a, b) => a.y - b.y || a.x - b.x);
}

/** Cuts across the roll come first, because wide places are used best. */
function divide({ x, y, width, height }: Place, spans: readonly Span[]): Place[] {
  if (width <= 0 || height <= 0) return [];
  if (spans.length === 0) return [{ x, y, width, height }];
  const start = Math.min(...spans.map((span) => span.y));
  const end = Math.max(...spans.map((span) => span.end));
  const outside = [
    ...divide({ x, y, width, height: start - y }, []),
    ...divide({ x, y: end, width, height: y + height - end }, []),
  ];
  const across = split(spans, (span) => [span.y, span.end]);
  if (!across) return [...outside, ...divideAlong({ x, y: start, width, height: end - start }, spans)];
  const { at, before, behind } = across;
  return [
    ...outside,
    ...divide({ x, y: start, width, height: at - start }, before),
    ...divide({ x, y: at, width, height: end - at }, behind),
  ];
}

/** Divides a part of the roll that no cut across it divides. */
function divideAlong({ x, y, width, height }: Place, spans: readonly Span[]): Place[] {
  const from = Math.min(...spans.map((span) => span.from));
  const to = Math.max(...spans.map((span) => span.to));
  const outside = [
    ...divide({ x, y, width: from - x, height }, []),
    ...divide({ x: to, y, width: x + width - to, height }, []),
  ];
  const along = split(spans, (span) => [span.from, span.to]);
  if (!along) return outside;
  const { at, before, behind } = along;
  return [
    ...outside,
    ...divide({ x: from, y, width: at - from, height }, before),
    ...divide({ x: at, y, width: to - at, height }, behind),
  ];
}

interface Split {
  at: number;
  before: readonly Span[];
  behind: readonly Span[];
}

/** Divides spans where one begins at or behind the ends of all before it; null if none does. */
function split(spans: readonly Span[], edgesOf: (span: Span) => readonly [number, number]): Split | null {
  const sorted = spans.toSorted((a, b) => edgesOf(a)[0] - edgesOf(b)[0]);
  let last = 0;
  for (const [index, span] of sorted.entries()) {
    const [at, end] = edgesOf(span);
    if (index > 0 && at >= last) return { at, before: sorted.slice(0, index), behind: sorted.slice(index) };
    last = Math.max(last, end);
  }
  return null;
}
