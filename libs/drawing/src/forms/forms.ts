import { featherFlag } from './feather';
import { flagPole } from './flag-pole';
import type { DrawForm } from './form';
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

/** How far the base reaches past the left edge of the cloth, in mm. */
export function overhang(form: Form): number {
  return OVERHANG_MM[form] ?? 0;
}
