import { aBoard } from './a-board';
import { backdropFrame } from './backdrop';
import { brochureStand } from './brochure-stand';
import { featherFlag } from './feather';
import { flagPole } from './flag-pole';
import type { DrawForm, FormBox } from './form';
import { lBanner } from './l-banner';
import { lampPostBanner } from './lamp-post-banner';
import { nobori } from './nobori';
import { popUp } from './pop-up';
import { curvedPopUp } from './pop-up-curved';
import { promotionTable } from './promotion-table';
import { rollUp, wideRollUp } from './roll-up';
import { carFlag, handFlag, tableFlag } from './small-flags';
import { stringPennants } from './string-pennants';
import { tent } from './tent';
import { tensionFabric } from './tension-fabric';
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
  'wide-roll-up': wideRollUp,
  'l-banner': lBanner,
  'curved-pop-up': curvedPopUp,
  'tension-fabric': tensionFabric,
  'promotion-table': promotionTable,
  'a-board': aBoard,
  'brochure-stand': brochureStand,
  backdrop: backdropFrame,
  'lamp-post-banner': lampPostBanner,
  'hand-flag': handFlag,
  'table-flag': tableFlag,
  'car-flag': carFlag,
  'string-pennants': stringPennants,
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

/** The smallest piece with hardware at its real size; for smaller pieces the hardware is scaled down. */
const LEAST_MM = { width: 500, height: 1500 } as const;
const LEAST_DESKTOP_MM = { width: 200, height: 300 } as const;
const DESKTOP: ReadonlySet<Form> = new Set(['desktop-x-stand', 'hand-flag', 'table-flag', 'car-flag']);

/** The box of a form: left edge and ground line in view box units, and units per millimetre. */
export function formBox(
  form: Form,
  widthMm: number,
  heightMm: number,
  { x, groundY, scale }: Pick<FormBox, 'x' | 'groundY' | 'scale'>,
): FormBox {
  return {
    x,
    groundY,
    width: widthMm * scale,
    height: heightMm * scale,
    scale: scale * hardwareShare(form, widthMm, heightMm),
  };
}

function hardwareShare(form: Form, widthMm: number, heightMm: number): number {
  const least = DESKTOP.has(form) ? LEAST_DESKTOP_MM : LEAST_MM;
  return Math.min(1, widthMm / least.width, heightMm / least.height);
}

/** How far the base extends beyond the left edge of the cloth, in mm. */
export function overhang(form: Form, widthMm: number, heightMm: number): number {
  return (OVERHANG_MM[form] ?? 0) * hardwareShare(form, widthMm, heightMm);
}
