import type { DrawForm, FormBox } from '../forms/form';
import { formBox, forms, type Form } from '../forms/forms';
import { rect, outline } from '../paint';
import type { Design } from '../print';
import { group, type SvgNode } from '../svg';

export interface FormPiece {
  readonly kind: 'form';
  readonly form: Form;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly artwork?: 'custom' | 'blank' | 'black';
  /** Codes of the chosen finishes, such as the base of a flag. */
  readonly finishes?: readonly string[];
}

const DESIGN = {
  custom: 'sunrise',
  blank: 'blank',
  black: 'black',
} as const satisfies Readonly<Record<string, Design>>;

/** A stand or flag at its real size. */
export function formPiece(
  piece: FormPiece,
  { x, groundY, scale }: Pick<FormBox, 'x' | 'groundY' | 'scale'>,
): SvgNode[] {
  const box = formBox(piece.form, piece.widthMm, piece.heightMm, { x, groundY, scale });
  return [
    group('dw-form', (forms[piece.form] as DrawForm)(box, DESIGN[piece.artwork ?? 'custom'], piece.finishes)),
    rect(x, groundY - box.height, box.width, box.height, { ...outline('ink'), alpha: 0 }, undefined, 'dw-piece'),
  ];
}
