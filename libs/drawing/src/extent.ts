import { labelWidth } from './dimension';
import type { Point } from './geometry';
import type { SvgNode } from './svg';

/** The bounding box of a drawing without line weights; curves count with their control points. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const NUMBER_PAIR = /(-?[\d.]+) (-?[\d.]+)/g;

/** The bounding box of a node with its children; a nested `svg` is clipped to its size. */
export function extentOf(node: SvgNode): Extent {
  const points = pointsOf(node);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b), Infinity);
  const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b), -Infinity);
  return { left: least(xs), top: least(ys), right: most(xs), bottom: most(ys) };
}

/** The nodes with the class. */
export function withClass(node: SvgNode, name: string): SvgNode[] {
  const own = String(node.attrs.class ?? '')
    .split(' ')
    .includes(name)
    ? [node]
    : [];
  return [...own, ...node.children.flatMap((child) => (typeof child === 'string' ? [] : withClass(child, name)))];
}

function pointsOf(node: SvgNode): Point[] {
  const at = (name: string) => Number(node.attrs[name] ?? 0);
  const corners = (left: number, top: number, right: number, bottom: number): Point[] => [
    [left, top],
    [right, bottom],
  ];
  switch (node.tag) {
    case 'path':
      return pairs(String(node.attrs.d));
    case 'rect':
      return corners(at('x'), at('y'), at('x') + at('width'), at('y') + at('height'));
    case 'circle':
      return corners(at('cx') - at('r'), at('cy') - at('r'), at('cx') + at('r'), at('cy') + at('r'));
    case 'ellipse':
      return corners(at('cx') - at('rx'), at('cy') - at('ry'), at('cx') + at('rx'), at('cy') + at('ry'));
    case 'text':
      return textCorners(node, at('x'), at('y'), at('font-size'));
    default:
      return inside(node);
  }
}

function pairs(d: string): Point[] {
  return Array.from(d.matchAll(NUMBER_PAIR), ([, x, y]): Point => [Number(x), Number(y)]);
}

function inside(node: SvgNode): Point[] {
  if (node.tag === 'svg' && node.attrs.overflow === 'hidden') {
    const [x, y] = [Number(node.attrs.x), Number(node.attrs.y)];
    return [
      [x, y],
      [x + Number(node.attrs.width), y + Number(node.attrs.height)],
    ];
  }
  return node.children.flatMap((child) => (typeof child === 'string' ? [] : pointsOf(child)));
}

function textCorners(node: SvgNode, x: number, y: number, size: number): Point[] {
  const width = labelWidth(node.children.join(''), size);
  const anchor = node.attrs['text-anchor'];
  const left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x;
  return [
    [left, y - size],
    [left + width, y + size * 0.25],
  ];
}
