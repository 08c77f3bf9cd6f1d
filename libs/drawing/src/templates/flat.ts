import { range, round, through, type Point } from '../geometry';
import type { Template, TemplateMeasure, TemplatePiece, TemplateShape, TemplateTag } from './template';

/** The smallest distance between text and a grommet, in mm. */
const QUIET_MM = 50;

/** A rectangular print: its bleed, its safety margin and how it is held. */
export interface FlatLayout {
  readonly bleedMm: number;
  readonly safeMm: number;
  /** The strips at the bottom and at the top that are hidden inside the stand. */
  readonly hiddenFootMm?: number;
  readonly hiddenHeadMm?: number;
  /** From each corner's two edges to the middle of its grommet, and the hole's width. */
  readonly grommet?: { readonly insetMm: number; readonly holeMm: number };
  /** Loops along the top and the left. */
  readonly tabs?: { readonly top: number; readonly left: number; readonly lengthMm: number };
  /** The approximate width of panels side by side; the outer ones wrap around the ends. */
  readonly panelMm?: number;
  /** How much of the print wraps around each end; otherwise the print is wider than the front by this much. */
  readonly endMm?: number;
}

/** In mm within the page; `left` and `top` are the trim's corner. */
interface Sheet {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

interface Part {
  readonly shapes: readonly TemplateShape[];
  readonly measures: readonly TemplateMeasure[];
  readonly tags: readonly TemplateTag[];
}

/** The template of a rectangular print. */
export function flatTemplate(layout: FlatLayout): (piece: TemplatePiece) => Template {
  return (piece) => {
    const { widthMm: width, heightMm: height } = piece.print;
    const { bleedMm, safeMm, hiddenFootMm = 0, hiddenHeadMm = 0 } = layout;
    const sheet = { left: bleedMm, top: bleedMm, right: bleedMm + width, bottom: bleedMm + height, width, height };
    const parts = [
      hidden(layout, sheet),
      panels(layout, sheet, piece.widthMm),
      grommets(layout, sheet),
      tabs(layout, sheet),
    ];
    const safe = { left: sheet.left + safeMm, top: sheet.top + hiddenHeadMm + safeMm, right: sheet.right - safeMm };
    const safeBottom = sheet.bottom - hiddenFootMm - safeMm;
    const page = box(0, 0, width + bleedMm * 2, height + bleedMm * 2);
    const trim = box(sheet.left, sheet.top, sheet.right, sheet.bottom);
    const middle: Point = [sheet.left + width / 2, sheet.top + height / 2];
    const step = Math.min(width, height) / 12;
    return {
      widthMm: width + bleedMm * 2,
      heightMm: height + bleedMm * 2,
      bleedMm,
      shapes: [
        { mark: 'bleed', d: page + trim },
        ...parts.flatMap(({ shapes }) => shapes),
        { mark: 'centre', d: cross(middle, width, height) },
        { mark: 'safe', d: box(safe.left, safe.top, safe.right, safeBottom) },
        { mark: 'trim', d: trim },
      ],
      measures: [
        { mark: 'trim', mm: [width, height] },
        { mark: 'bleed', mm: [bleedMm] },
        { mark: 'safe', mm: [safeMm] },
        ...parts.flatMap(({ measures }) => measures),
        { mark: 'centre', mm: [] },
      ],
      tags: [
        { mark: 'bleed', from: [sheet.left + width * 0.26, 0], at: [sheet.left + width * 0.26, safe.top + step * 0.8] },
        {
          mark: 'trim',
          from: [sheet.left + width * 0.36, sheet.top],
          at: [sheet.left + width * 0.36, safe.top + step * 0.8],
        },
        {
          mark: 'safe',
          from: [safe.right, sheet.top + height * 0.4],
          at: [safe.right - step * 0.8, sheet.top + height * 0.4],
        },
        {
          mark: 'centre',
          from: [middle[0], sheet.top + height * 0.3],
          at: [middle[0] + step * 0.8, sheet.top + height * 0.3],
        },
        ...parts.flatMap(({ tags }) => tags),
      ],
      textArea: findTextArea(sheet, width / height),
    };
  };
}

/** Below the middle, clear of its lines. */
function findTextArea({ left, top, width, height }: Sheet, aspect: number): Template['textArea'] {
  const share = aspect > 1 ? 0.24 : 0.64;
  return { x: left + (width * (1 - share)) / 2, y: top + height * 0.54, width: width * share, height: height * 0.3 };
}

const NOTHING: Part = { shapes: [], measures: [], tags: [] };

function hidden({ hiddenFootMm = 0, hiddenHeadMm = 0 }: FlatLayout, { left, right, top, bottom, width }: Sheet): Part {
  const strips = [
    { high: hiddenHeadMm, from: top, to: top + hiddenHeadMm },
    { high: hiddenFootMm, from: bottom - hiddenFootMm, to: bottom },
  ].filter(({ high }) => high > 0);
  const [last] = strips.slice(-1);
  if (!last) return NOTHING;
  const at: Point = [left + width * 0.44, last.to - last.high / 2];
  return {
    shapes: [{ mark: 'hidden', d: strips.map(({ from, to }) => box(left, from, right, to)).join('') }],
    measures: [{ mark: 'hidden', mm: [last.high] }],
    tags: [{ mark: 'hidden', from: at, at }],
  };
}

function panels({ panelMm, endMm }: FlatLayout, { left, right, top, bottom, width }: Sheet, front: number): Part {
  if (panelMm === undefined) return NOTHING;
  const end = endMm ?? Math.max(0, (width - front) / 2);
  const [from, to] = [left + end, right - end];
  const count = Math.max(1, Math.round((to - from) / panelMm));
  const joints = range(count - 1).map((index) => from + ((to - from) * (index + 1)) / count);
  const upright = (xs: readonly number[]) =>
    xs
      .map((x) =>
        through(
          [
            [x, top],
            [x, bottom],
          ],
          false,
        ),
      )
      .join('');
  const step = (bottom - top) / 12;
  const tag = (mark: 'fold' | 'joint', x: number): TemplateTag => ({
    mark,
    from: [x, bottom - step * 2],
    at: [x + step * 0.8, bottom - step * 2],
  });
  return {
    shapes: [
      ...(joints.length > 0 ? [{ mark: 'joint', d: upright(joints) } as const] : []),
      ...(end > 0 ? [{ mark: 'fold', d: upright([from, to]) } as const] : []),
    ],
    measures: [
      ...(joints.length > 0
        ? [{ mark: 'joint', mm: [round((to - from) / count)], count: joints.length } as const]
        : []),
      ...(end > 0 ? [{ mark: 'fold', mm: [round(end)] } as const] : []),
    ],
    tags: [...joints.slice(0, 1).map((x) => tag('joint', x)), ...(end > 0 ? [tag('fold', from)] : [])],
  };
}

function grommets({ grommet }: FlatLayout, { left, right, top, bottom }: Sheet): Part {
  if (!grommet) return NOTHING;
  const { insetMm, holeMm } = grommet;
  const [xs, ys] = [
    [left + insetMm, right - insetMm],
    [top + insetMm, bottom - insetMm],
  ];
  const centres = xs.flatMap((x) => ys.map((y): Point => [x, y]));
  const [x, y] = [left + insetMm, bottom - insetMm];
  return {
    shapes: [
      { mark: 'quiet', d: centres.map((centre) => corner(centre, QUIET_MM, { left, right, top, bottom })).join('') },
      { mark: 'grommet', d: centres.map((centre) => disc(centre, holeMm / 2)).join('') },
    ],
    measures: [
      { mark: 'grommet', mm: [insetMm], count: centres.length },
      { mark: 'quiet', mm: [QUIET_MM] },
    ],
    tags: [
      { mark: 'grommet', from: [x, y], at: [x + QUIET_MM * 0.42, y - QUIET_MM * 0.42] },
      { mark: 'quiet', from: [x + QUIET_MM * 0.7, y - QUIET_MM * 0.7], at: [x + QUIET_MM, y - QUIET_MM] },
    ],
  };
}

function tabs({ tabs: held }: FlatLayout, { left, top, width, height }: Sheet): Part {
  if (!held) return NOTHING;
  const { lengthMm } = held;
  const breadth = 20;
  const across = range(held.top).map((index) => left + (width * (index + 0.5)) / held.top);
  const down = range(held.left).map((index) => top + (height * (index + 0.5)) / held.left);
  const first = down[1] ?? down[0] ?? top;
  return {
    shapes: [
      {
        mark: 'tab',
        d: [
          ...across.map((x) => box(x - breadth / 2, top, x + breadth / 2, top + lengthMm)),
          ...down.map((y) => box(left, y - breadth / 2, left + lengthMm, y + breadth / 2)),
        ].join(''),
      },
    ],
    measures: [{ mark: 'tab', mm: [lengthMm], count: held.top + held.left }],
    tags: [{ mark: 'tab', from: [left + lengthMm, first], at: [left + lengthMm + breadth, first] }],
  };
}

const box = (left: number, top: number, right: number, bottom: number): string =>
  through([
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]);

const cross = ([x, y]: Point, width: number, height: number): string =>
  through(
    [
      [x, y - height / 2],
      [x, y + height / 2],
    ],
    false,
  ) +
  through(
    [
      [x - width / 2, y],
      [x + width / 2, y],
    ],
    false,
  );

const arcTo = ([x, y]: Point, radius: number, from: number, to: number): Point[] =>
  range(25).map((step) => {
    const angle = from + ((to - from) * step) / 24;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });

const disc = (centre: Point, radius: number): string => through(arcTo(centre, radius, 0, Math.PI * 2).slice(0, -1));

/** The arc round a corner's grommet, as much of it as lies on the print. */
function corner(centre: Point, radius: number, { left, right, top, bottom }: Omit<Sheet, 'width' | 'height'>): string {
  const onPrint = ([x, y]: Point) => x >= left && x <= right && y >= top && y <= bottom;
  const turned = centre[0] - left < right - centre[0] ? Math.PI : 0;
  const points = range(145).map((step): Point => {
    const angle = turned + (Math.PI * 2 * step) / 144;
    return [centre[0] + Math.cos(angle) * radius, centre[1] + Math.sin(angle) * radius];
  });
  return through(points.filter(onPrint), false);
}
