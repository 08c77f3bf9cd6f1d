import { range, type Point } from '../geometry';
import { bar, outline, polygon, rect, solid, strokes, type Segment } from '../paint';
import { between, printed, printedRect } from '../print';
import { thick, type DrawForm } from './form';

/** A folding canopy on four legs, its peak and valance printed. */
export const tent: DrawForm = ({ x, groundY, width, height, scale }, design) => {
  const leg = thick(40, scale, 2);
  const top = groundY - height;
  const eaves = top + height * 0.34;
  const valance = height * 0.1;
  const corners = [
    [x + width * 0.47, top],
    [x + width * 0.53, top],
    [x + width, eaves],
    [x, eaves],
  ] as const satisfies readonly Point[];
  const leaves = range(3).map((index): Segment => [
    x + (width * (index + 1)) / 4,
    eaves,
    x + (width * (index + 1)) / 4,
    eaves + valance,
  ]);
  const post = (at: number, foot: number, tint: 'shade3' | 'shade2') => [
    ...bar(`M${at} ${eaves}L${at} ${groundY - foot}`, leg, tint),
    rect(at - leg, groundY - foot - leg * 0.4, leg * 2, leg * 0.5, solid('soft')),
  ];
  const back = height * 0.03;
  return [
    ...post(x + width * 0.16, back, 'shade2'),
    ...post(x + width * 0.84, back, 'shade2'),
    ...post(x + leg, 0, 'shade3'),
    ...post(x + width - leg, 0, 'shade3'),
    ...printed(design, 2.4, between(corners)),
    strokes(
      [
        [x + width * 0.47, top, x + width * 0.3, eaves],
        [x + width * 0.53, top, x + width * 0.7, eaves],
      ],
      outline(),
    ),
    polygon(corners, outline()),
    ...printedRect(design === 'blank' || design === 'black' ? design : 'bars', x, eaves, width, valance),
    strokes(leaves, outline()),
    rect(x, eaves, width, valance, outline()),
  ];
};
