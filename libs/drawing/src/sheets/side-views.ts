import type { FormBox } from '../forms/form';
import { thick } from '../forms/form';
import { tent } from '../forms/tent';
import type { Form } from '../forms/forms';
import { range } from '../geometry';
import { bar, circle, outline, rect, solid, strokes, type Segment } from '../paint';
import type { SvgNode } from '../svg';

type SideView = (box: FormBox) => SvgNode[];

const rollUp: SideView = ({ x, floor, width, height, scale }) => {
  const [foot, cassette] = [thick(18, scale, 1.2), thick(88, scale, 4)];
  const middle = x + width / 2;
  const body = Math.min(width, thick(110, scale, 5));
  return [
    rect(x, floor - foot, width, foot, solid('soft'), foot / 2),
    strokes([[middle + body * 0.2, floor - foot - cassette, middle + body * 0.1, floor - height + 3]], outline('soft')),
    rect(middle - body / 2, floor - foot - cassette, body, cassette, solid('shade2'), 2),
    strokes([[middle, floor - foot - cassette, middle, floor - height + 2]], outline()),
    rect(middle - 2, floor - height, 5, thick(30, scale, 2.4), solid('shade3'), 1),
  ];
};

const xStand: SideView = ({ x, floor, width, height }) => {
  const [front, back, top] = [x, x + width, x + width * 0.46];
  const hub = floor - height * 0.5;
  return [
    ...bar(`M${x + width * 0.23} ${hub}L${back} ${floor}`, 2.6, 'shade4'),
    ...bar(`M${front} ${floor}L${top} ${floor - height + 2}`, 2.6, 'shade3'),
    circle(x + width * 0.23, hub, 3, solid('soft')),
    strokes([[front - 1, floor - height * 0.1, top - 3, floor - height]], outline()),
  ];
};

/** A pole seen from the side, on a base as deep as the box. */
const pole = (baseMm: number, poleMm: number): SideView => ({ x, floor, width, height, scale }) => {
  const base = thick(baseMm, scale, 2);
  const middle = x + width / 2;
  return [
    rect(x, floor - base, width, base, solid('shade3'), Math.min(2, base / 2)),
    ...bar(`M${middle} ${floor - base}L${middle} ${floor - height}`, thick(poleMm, scale, 1.8), 'shade2'),
  ];
};

const popUp: SideView = ({ x, floor, width, height }) => {
  const bays = 3;
  const step = (height - 8) / bays;
  const cross = range(bays).flatMap((bay): Segment[] => {
    const top = floor - height + 8 + bay * step;
    return [[x, top, x + width, top + step], [x + width, top, x, top + step]];
  });
  return [
    strokes(cross, outline('shade4')),
    strokes([
      [x, floor, x, floor - height + 8], [x + width, floor, x + width, floor - height + 8],
      [x, floor - height + 8, x + width, floor - height + 8],
    ], outline()),
    rect(x + width / 2 - 3, floor - height, 6, 8, solid('soft'), 1),
  ];
};

const feather = pole(22, 24);

const views: Readonly<Record<Form, SideView>> = {
  'roll-up': rollUp,
  'x-stand': xStand,
  'desktop-x-stand': xStand,
  'feather-angled': feather,
  'feather-concave': feather,
  'feather-convex': feather,
  'feather-straight': feather,
  'feather-teardrop': feather,
  nobori: pole(110, 22),
  'pop-up': popUp,
  tent: (box) => tent(box, 'blank'),
  'flag-pole': pole(120, 70),
};

/** A form seen from its left; the box's width is its depth. */
export function sideView(form: Form, box: FormBox): SvgNode[] {
  return views[form](box);
}
