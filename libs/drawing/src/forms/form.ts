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

/** `finishes` are the codes of the chosen finishes; a form draws the hardware among them that it knows. */
export type DrawForm = (box: FormBox, design: Design, finishes?: readonly string[]) => SvgNode[];

/** The thickness of hardware, with a minimum so that it stays visible beside a tall piece. */
export function thick(mm: number, scale: number, least = 1): number {
  return Math.max(least, mm * scale);
}
