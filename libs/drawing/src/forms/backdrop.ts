import { bar, circle, outline, rect, solid } from '../paint';
import { printedRect } from '../print';
import { thick, type DrawForm } from './form';

/** A wide print between two telescopic uprights, on poles through its upper and lower pocket. */
export const backdropFrame: DrawForm = ({ x, groundY, width, height, scale }, design) => {
  const tube = Math.min(thick(30, scale, 2), width / 10);
  const foot = thick(18, scale, 1.6);
  const reach = Math.min(thick(240, scale, 6), width * 0.12);
  const top = groundY - height;
  const [left, right] = [x + reach / 2, x + width - reach / 2];
  const [clothTop, clothBottom] = [top + tube * 0.6, groundY - height * 0.04];
  const [clothLeft, clothWidth] = [left + tube, right - left - tube * 2];
  const pocket = Math.min(tube * 1.8, height * 0.03);
  return [
    ...bar(`M${left} ${clothTop}L${right} ${clothTop}`, tube * 0.8, 'shade4'),
    ...bar(`M${left} ${clothBottom}L${right} ${clothBottom}`, tube * 0.8, 'shade4'),
    ...[left, right].flatMap((at) => [
      rect(at - reach / 2, groundY - foot, reach, foot, solid('soft'), foot / 2),
      ...bar(`M${at} ${groundY - foot}L${at} ${top + tube * 0.6}`, tube, 'shade2'),
      rect(at - tube * 0.8, groundY - height * 0.46, tube * 1.6, tube * 1.6, solid('soft'), 1),
      circle(at, top + tube * 0.7, tube * 0.7, solid('shade4')),
    ]),
    ...printedRect(design, clothLeft, clothTop, clothWidth, clothBottom - clothTop),
    rect(clothLeft, clothTop + pocket, clothWidth, clothBottom - clothTop - pocket * 2, {
      line: 'print-ink',
      alpha: 0.28,
    }),
    rect(clothLeft, clothTop, clothWidth, clothBottom - clothTop, outline()),
  ];
};
