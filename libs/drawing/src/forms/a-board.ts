import { outline, polygon, rect, solid, strokes } from '../paint';
import { printedRect } from '../print';
import { thick, type DrawForm } from './form';

/** A pavement sign: a hinged snap frame on its four legs. */
export const aBoard: DrawForm = ({ x, groundY, width, height, scale }, design) => {
  const frame = Math.min(thick(38, scale, 2.2), width / 8);
  const legs = Math.min(thick(110, scale, 4), height * 0.14);
  const top = groundY - height;
  const hinge = Math.min(frame * 0.8, legs / 2);
  const [y, tall] = [top + hinge, height - legs - hinge];
  const inner = { x: x + frame, y: y + frame, width: width - frame * 2, height: tall - frame * 2 };
  const foot = (at: number, lean: number) =>
    polygon(
      [
        [at - frame / 2, y + tall],
        [at + frame / 2, y + tall],
        [at + frame / 2 + lean, groundY],
        [at - frame / 2 + lean, groundY],
      ],
      solid('shade3'),
    );
  return [
    foot(x + frame * 1.6, frame * 0.3),
    foot(x + width - frame * 1.6, -frame * 0.3),
    foot(x + frame * 0.6, -frame * 0.1),
    foot(x + width - frame * 0.6, frame * 0.1),
    rect(x + width * 0.3, top, width * 0.4, hinge + 1, solid('soft'), 1),
    rect(x, y, width, tall, solid('shade2'), Math.min(4, frame / 2)),
    ...printedRect(design, inner.x, inner.y, inner.width, inner.height),
    rect(inner.x, inner.y, inner.width, inner.height, outline()),
    strokes(
      [
        [x, y, inner.x, inner.y],
        [x + width, y, inner.x + inner.width, inner.y],
        [x, y + tall, inner.x, inner.y + inner.height],
        [x + width, y + tall, inner.x + inner.width, inner.y + inner.height],
      ],
      outline('shade4'),
    ),
  ];
};
