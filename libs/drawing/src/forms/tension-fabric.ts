import { clamp } from '../geometry';
import { bar, flat, outline, rect, solid } from '../paint';
import { groundOf, printed, type Surface } from '../print';
import { thick, type DrawForm } from './form';

/** A tube frame with rounded corners under a fabric pulled over it, on two plates. */
export const tensionFabric: DrawForm = ({ x, groundY, width, height, scale }, design) => {
  const plate = thick(10, scale, 1.6);
  const tube = thick(30, scale, 2);
  const lift = Math.min(thick(60, scale, 3), height * 0.06);
  const [top, bottom] = [groundY - height, groundY - lift];
  const corner = Math.min(90 * scale, width / 5, height / 5);
  const reach = Math.min(thick(190, scale, 6), width * 0.18);
  const stands = [x + width * 0.2, x + width * 0.8];
  return [
    ...stands.map((at) => rect(at - reach, groundY - plate, reach * 2, plate, solid('soft'), plate / 2)),
    ...stands.flatMap((at) => bar(`M${at} ${groundY - plate}L${at} ${bottom - 1}`, tube, 'shade3')),
    rect(x, top, width, bottom - top, flat(groundOf(design)), corner),
    ...printed(design, width / (bottom - top), rounded(x, top, width, bottom - top, corner), 40),
    rect(x, top, width, bottom - top, outline(), corner),
    rect(
      x + tube,
      top + tube,
      width - tube * 2,
      bottom - top - tube * 2,
      { line: 'print-ink', alpha: 0.25 },
      corner * 0.8,
    ),
  ];
};

/** A rectangle whose corners are cut to a radius. */
function rounded(x: number, y: number, width: number, height: number, radius: number): Surface {
  return (u, v) => {
    const fromEdge = Math.min(v, 1 - v) * height;
    const rise = Math.max(0, radius - fromEdge);
    const inset = radius - Math.sqrt(Math.max(0, radius ** 2 - rise ** 2));
    return [clamp(x + u * width, x + inset, x + width - inset), y + v * height];
  };
}
