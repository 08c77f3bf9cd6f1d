import { bar, circle, line, outline, rect, solid } from '../paint';
import { printedRect } from '../print';
import { thick, type DrawForm } from './form';

/** A banner between two arms that are strapped to a lamp post. */
export const lampPostBanner: DrawForm = ({ x, groundY, width, height, scale }, design) => {
  const post = Math.min(thick(120, scale, 3), width / 4);
  const arm = Math.min(thick(26, scale, 1.8), post / 2);
  const [top, left] = [groundY - height, x + post + arm * 0.6];
  const cloth = width - post - arm * 0.6;
  const [upper, lower] = [top + arm * 3, groundY - height * 0.46];
  const strap = (y: number) => [
    rect(x - post * 0.06, y - arm * 1.4, post * 1.12, arm * 2.8, solid('soft'), 0.8),
    ...bar(`M${x + post} ${y}L${x + width} ${y}`, arm, 'shade4'),
    circle(x + width - arm / 2, y, arm * 0.7, solid('soft')),
  ];
  return [
    rect(x, top, post, height, solid('shade2')),
    line(x + post * 0.3, top + 2, x + post * 0.3, groundY - 2, outline('paper')),
    rect(x, groundY - post * 0.9, post, post * 0.9, solid('shade3')),
    ...printedRect(design, left, upper, cloth, lower - upper),
    rect(left, upper, cloth, lower - upper, outline()),
    ...strap(upper),
    ...strap(lower),
  ];
};
