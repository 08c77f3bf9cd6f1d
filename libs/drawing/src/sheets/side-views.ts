import type { FormBox } from '../forms/form';
import { thick } from '../forms/form';
import { tent } from '../forms/tent';
import type { Form } from '../forms/forms';
import { range } from '../geometry';
import { bar, circle, outline, rect, solid, strokes, type Segment } from '../paint';
import type { SvgNode } from '../svg';

type SideView = (box: FormBox) => SvgNode[];

const rollUp: SideView = ({ x, groundY, width, height, scale }) => {
  const [foot, cassette] = [thick(18, scale, 1.2), thick(88, scale, 4)];
  const middle = x + width / 2;
  const body = Math.min(width, thick(110, scale, 5));
  return [
    rect(x, groundY - foot, width, foot, solid('soft'), foot / 2),
    strokes(
      [[middle + body * 0.2, groundY - foot - cassette, middle + body * 0.1, groundY - height + 3]],
      outline('soft'),
    ),
    rect(middle - body / 2, groundY - foot - cassette, body, cassette, solid('shade2'), 2),
    strokes([[middle, groundY - foot - cassette, middle, groundY - height + 2]], outline()),
    rect(middle - 2, groundY - height, 5, thick(30, scale, 2.4), solid('shade3'), 1),
  ];
};

const xStand: SideView = ({ x, groundY, width, height }) => {
  const [front, back, top] = [x, x + width, x + width * 0.46];
  const hub = groundY - height * 0.5;
  return [
    ...bar(`M${x + width * 0.23} ${hub}L${back} ${groundY}`, 2.6, 'shade4'),
    ...bar(`M${front} ${groundY}L${top} ${groundY - height + 2}`, 2.6, 'shade3'),
    circle(x + width * 0.23, hub, 3, solid('soft')),
    strokes([[front - 1, groundY - height * 0.1, top - 3, groundY - height]], outline()),
  ];
};

/** A pole seen from the side, on a base as deep as the box. */
const pole =
  (baseMm: number, poleMm: number): SideView =>
  ({ x, groundY, width, height, scale }) => {
    const base = thick(baseMm, scale, 2);
    const middle = x + width / 2;
    return [
      rect(x, groundY - base, width, base, solid('shade3'), Math.min(2, base / 2)),
      ...bar(`M${middle} ${groundY - base}L${middle} ${groundY - height}`, thick(poleMm, scale, 1.8), 'shade2'),
    ];
  };

const popUp: SideView = ({ x, groundY, width, height }) => {
  const bays = 3;
  const step = (height - 8) / bays;
  const cross = range(bays).flatMap((bay): Segment[] => {
    const top = groundY - height + 8 + bay * step;
    return [
      [x, top, x + width, top + step],
      [x + width, top, x, top + step],
    ];
  });
  return [
    strokes(cross, outline('shade4')),
    strokes(
      [
        [x, groundY, x, groundY - height + 8],
        [x + width, groundY, x + width, groundY - height + 8],
        [x, groundY - height + 8, x + width, groundY - height + 8],
      ],
      outline(),
    ),
    rect(x + width / 2 - 3, groundY - height, 6, 8, solid('soft'), 1),
  ];
};

/** A board between a base as deep as the box and its top. */
const upright =
  (baseMm: number, boardMm: number): SideView =>
  ({ x, groundY, width, height, scale }) => {
    const base = Math.min(thick(baseMm, scale, 2), height / 6);
    const board = Math.min(thick(boardMm, scale, 2.4), width);
    return [
      rect(
        x + width / 2 - board / 2,
        groundY - height,
        board,
        height - base / 2,
        solid('shade2'),
        Math.min(2, board / 2),
      ),
      rect(x, groundY - base, width, base, solid('soft'), base / 2),
    ];
  };

/** Two panels that lean against each other. */
const gable: SideView = ({ x, groundY, width, height }) => {
  const middle = x + width / 2;
  return [
    ...bar(`M${middle} ${groundY - height + 2}L${x + 2} ${groundY}`, 3, 'shade3'),
    ...bar(`M${middle} ${groundY - height + 2}L${x + width - 2} ${groundY}`, 3, 'shade3'),
    strokes(
      [[x + width * 0.27, groundY - height * 0.44, x + width * 0.73, groundY - height * 0.44]],
      outline('shade4'),
    ),
    circle(middle, groundY - height + 3, 3, solid('soft')),
  ];
};

/** A counter as deep as the box, its header above. */
const counterWithHeader: SideView = ({ x, groundY, width, height, scale }) => {
  const top = thick(26, scale, 2);
  const counterHeight = height * 0.42;
  return [
    ...bar(
      `M${x + width * 0.2} ${groundY - counterHeight}L${x + width * 0.2} ${groundY - height}`,
      thick(18, scale, 1.8),
      'shade3',
    ),
    rect(x + width * 0.06, groundY - counterHeight, width * 0.88, counterHeight, solid('shade1')),
    rect(x, groundY - counterHeight, width, top, solid('shade2'), Math.min(2, top / 2)),
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
  'wide-roll-up': rollUp,
  'l-banner': pole(14, 16),
  'curved-pop-up': popUp,
  'tension-fabric': upright(10, 30),
  'promotion-table': counterWithHeader,
  'a-board': gable,
  'brochure-stand': pole(12, 40),
  backdrop: upright(18, 30),
  'lamp-post-banner': pole(120, 120),
  'hand-flag': pole(7, 7),
  'table-flag': pole(12, 6),
  'car-flag': pole(60, 9),
  'string-pennants': pole(50, 50),
};

/** A form seen from its left; the box's width is its depth. */
export function sideView(form: Form, box: FormBox): SvgNode[] {
  return views[form](box);
}
