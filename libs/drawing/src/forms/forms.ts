import { featherFlag } from './feather';
import { flagPole } from './flag-pole';
import type { DrawForm, FormBox } from './form';
import { nobori } from './nobori';
import { popUp } from './pop-up';
import { rollUp } from './roll-up';
import { tent } from './tent';
import { desktopXStand, xStand } from './x-stand';

/** The stands, flags and displays that can be drawn at any size. */
export const forms = {
  'roll-up': rollUp,
  'x-stand': xStand,
  'desktop-x-stand': desktopXStand,
  'feather-angled': featherFlag('angled'),
  'feather-concave': featherFlag('concave'),
  'feather-convex': featherFlag('convex'),
  'feather-straight': featherFlag('straight'),
  'feather-teardrop': featherFlag('teardrop'),
  nobori,
  'pop-up': popUp,
  tent,
  'flag-pole': flagPole,
} as const satisfies Readonly<Record<string, DrawForm>>;

export type Form = keyof typeof forms;

const OVERHANG_MM: Partial<Readonly<Record<Form, number>>> = {
  'feather-angled': 380,
  'feather-concave': 380,
  'feather-convex': 380,
  'feather-straight': 380,
  'feather-teardrop': 380,
  nobori: 200,
  'flag-pole': 140,
};

/** The least size for which hardware is drawn at its own size; below it the hardware shrinks with the piece. */
const LEAST_MM = { width: 500, height: 1500 } as const;
const LEAST_DESKTOP_MM = { width: 200, height: 300 } as const;

/** Places a form of the given size: its left edge and floor in view box units, units a millimetre. */
export function formBox(
  form: Form,
  widthMm: number,
  heightMm: number,
  { x, floor, scale }: Pick<FormBox, 'x' | 'floor' | 'scale'>,
): FormBox {
  return {
    x,
    floor,
    width: widthMm * scale,
    height: heightMm * scale,
    scale: scale * hardwareShare(form, widthMm, heightMm),
  };
}

function hardwareShare(form: Form, widthMm: number, heightMm: number): number {
  const least = form === 'desktop-x-stand' ? LEAST_DESKTOP_MM : LEAST_MM;
  return Math.min(1, widthMm / least.width, heightMm / least.height);
}

/** How far the base reaches past the left edge of the cloth, in mm. */
export function overhang(form: Form, widthMm: number, heightMm: number): number {
  return (OVERHANG_MM[form] ?? 0) * hardwareShare(form, widthMm, heightMm);
}
