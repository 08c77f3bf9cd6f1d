import type { Design } from '../print';
import type { SvgNode } from '../svg';

/** Where a stand or flag is drawn, in view box units: left edge, floor, size; `scale` is units a millimetre. */
export interface FormBox {
  readonly x: number;
  readonly groundY: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

export type DrawForm = (box: FormBox, design: Design) => SvgNode[];

/** Hardware keeps a least thickness, or it would vanish beside a tall piece. */
export function thick(mm: number, scale: number, least = 1): number {
  return Math.max(least, mm * scale);
}
