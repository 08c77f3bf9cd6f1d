import { acrossDimension, label, labelWidth, TICK_CLEARANCE, upDimension } from '../dimension';
import { formBox, forms, overhang, type Form } from '../forms/forms';
import { picture, TRIM } from '../frame';
import { clamp } from '../geometry';
import { line, outline, rect, strokes, type Paint } from '../paint';
import { group, type SvgNode } from '../svg';
import { sideView } from './side-views';

/** A stand or flag from the front and, where its depth is given, from the side. */
export interface FormSheet {
  readonly kind: 'form';
  readonly form: Form;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly depthMm?: number;
  readonly labels: { readonly width: string; readonly height: string; readonly depth?: string };
}

/** The file layout of a flat piece: trimmed size, bleed and safety margin. */
export interface PanelSheet {
  readonly kind: 'panel';
  readonly widthMm: number;
  readonly heightMm: number;
  readonly bleedMm?: number;
  readonly quietMm?: number;
  readonly labels: {
    readonly width: string;
    readonly height: string;
    readonly bleed?: string;
    readonly quiet?: string;
  };
}

export type SheetDrawing = FormSheet | PanelSheet;

const TOP = 58;
const BASE = 300;
const LEFT = TRIM.x + 18;
const RIGHT = TRIM.x + TRIM.width - 12;

/** The dimensioned drawing of a piece, with the caller’s labels. */
export function sheet(drawing: SheetDrawing, title = ''): SvgNode {
  return picture('dw-sheet', title, drawing.kind === 'form' ? formSheet(drawing) : panelSheet(drawing));
}

function formSheet({ form, widthMm, heightMm, depthMm = 0, labels }: FormSheet): SvgNode[] {
  const reach = overhang(form, widthMm, heightMm);
  const aside = labelWidth(labels.height) + TICK_CLEARANCE + 22;
  const between = depthMm > 0 ? 34 : 0;
  const space = RIGHT - LEFT - aside - between;
  const named = depthMm > 0 ? labelWidth(labels.depth ?? '') : 0;
  const scale = Math.min(
    (BASE - TOP) / heightMm,
    space / (widthMm + reach + depthMm),
    Math.max(20, space - named) / (widthMm + reach),
  );
  const [width, height, depth] = [widthMm * scale, heightMm * scale, depthMm * scale];
  const sideWidth = Math.max(depth, named);
  const used = reach * scale + width + aside + (depthMm > 0 ? between + sideWidth : 0);
  const x = LEFT + reach * scale + Math.max(0, (RIGHT - LEFT - used) / 2);
  const right = x + width;
  const sideX = right + aside + between + (sideWidth - depth) / 2;
  const side =
    depthMm > 0
      ? [
          group('dw-side', sideView(form, { x: sideX, groundY: BASE, width: depth, height, scale })),
          acrossDimension(sideX, sideX + depth, BASE - height - 13, BASE - height, labels.depth ?? ''),
        ]
      : [];
  return [
    line(TRIM.x, BASE, TRIM.x + TRIM.width, BASE, outline('shade4')),
    strokes([[(x + right) / 2, BASE + 10, (x + right) / 2, BASE - height - 6]], outline('shade3', '10 3 2 3')),
    group('dw-front', forms[form](formBox(form, widthMm, heightMm, { x, groundY: BASE, scale }), 'blank')),
    acrossDimension(
      x,
      right,
      BASE - height - 13,
      BASE - height,
      labels.width,
      clamp((x + right) / 2, TRIM.x + labelWidth(labels.width) / 2, RIGHT),
    ),
    upDimension(BASE - height, BASE, right + 12, right, labels.height),
    ...side,
  ];
}

function panelSheet({ widthMm, heightMm, bleedMm = 0, quietMm = 0, labels }: PanelSheet): SvgNode[] {
  const aside = labelWidth(labels.height) + TICK_CLEARANCE + 22;
  const scale = Math.min((BASE - TOP) / (heightMm + bleedMm * 2), (RIGHT - LEFT - aside) / (widthMm + bleedMm * 2));
  const [width, height] = [widthMm * scale, heightMm * scale];
  const bleed = bleedMm === 0 ? 0 : clamp(bleedMm * scale, 3, 18);
  const short = Math.min(width, height);
  const quiet = quietMm === 0 ? 0 : clamp(quietMm * scale, Math.min(4, short / 6), short / 3);
  const x = LEFT + bleed + Math.max(0, (RIGHT - LEFT - aside - width - bleed * 2) / 2);
  const y = BASE - bleed - height - Math.max(0, (BASE - TOP - height - bleed * 2) / 2);
  const [right, bottom] = [x + width, y + height];
  const around = (by: number, paint: Paint, name: string) =>
    rect(x - by, y - by, width + by * 2, height + by * 2, paint, undefined, name);
  return [
    ...(bleed > 0 ? [around(bleed, { fill: 'pale-magenta', line: 'print-magenta', dash: '4 3' }, 'dw-bleed')] : []),
    rect(x, y, width, height, { fill: 'print-white', line: 'ink' }, undefined, 'dw-piece'),
    ...(quiet > 0 ? [around(-quiet, outline('cyan', '4 3'), 'dw-quiet')] : []),
    acrossDimension(
      x,
      right,
      y - bleed - 12,
      y - bleed,
      labels.width,
      clamp((x + right) / 2, TRIM.x + 4 + labelWidth(labels.width) / 2, RIGHT),
    ),
    upDimension(y, bottom, right + bleed + 12, right + bleed, labels.height),
    ...legend(labels),
  ];
}

/** The legend of the two dashed lines, below the drawing. */
function legend({ bleed, quiet }: PanelSheet['labels']): SvgNode[] {
  const y = 331;
  const entries = [
    { text: bleed, tint: 'print-magenta' as const },
    { text: quiet, tint: 'cyan' as const },
  ];
  let x = LEFT;
  return entries.flatMap(({ text, tint }) => {
    if (text === undefined) return [];
    const from = x;
    x += 30 + labelWidth(text, 13) + 14;
    return [
      strokes([[from, y - 4.5, from + 22, y - 4.5]], outline(tint, '4 3')),
      label(from + 28, y, text, { anchor: 'start', size: 13 }),
    ];
  });
}
