import type { Design } from '../print';
import type { SvgNode } from '../svg';

/** The position of a stand or flag in view box units: left edge, ground line, size; `scale` is units per millimetre. */
export interface FormBox {
  readonly x: number;
  readonly groundY: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

export type DrawForm = (box: FormBox, design: Design) => SvgNode[];

/** The thickness of hardware, with a minimum so that it stays visible beside a tall piece. */
export function thick(mm: number, scale: number, least = 1): number {
  return Math.max(least, mm * scale);
}
