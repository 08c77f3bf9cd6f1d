import { ellipse, path, rect, solid } from '../paint';
import { group, type SvgNode } from '../svg';
import { thick, type FormBox } from './form';

/** What a feather flag stands on: a ground spike, a base under a car's tyre, or a cross base with or without its ring. */
export function flagBase(box: FormBox, finishes: readonly string[]): SvgNode[] {
  if (finishes.includes('ground-spike')) return [group('dw-ground-spike', spike(box))];
  if (finishes.includes('tyre-base')) return [group('dw-tyre-base', tyreBase(box))];
  const ring = finishes.includes('water-ring') ? [group('dw-water-ring', waterRing(box))] : [];
  return [group('dw-cross-base', crossBase(box)), ...ring];
}

function crossBase({ x, groundY, scale }: FormBox): SvgNode[] {
  const arm = thick(360, scale, 7);
  const low = thick(22, scale, 1.6);
  return [rect(x - arm, groundY - low, arm * 2, low, solid('soft'), low / 2)];
}

/** A ring of water on the arms of the cross base. */
function waterRing({ x, groundY, scale }: FormBox): SvgNode[] {
  const radius = thick(240, scale, 5);
  const high = thick(90, scale, 2.4);
  return [rect(x - radius, groundY - thick(22, scale, 1.6) - high, radius * 2, high, solid('glass'), high / 2)];
}

/** The spike below the ground is as long as the picture has space. */
function spike({ x, groundY, scale }: FormBox): SvgNode[] {
  const half = thick(16, scale, 1.4);
  const depth = Math.min(thick(500, scale, 8), 16);
  return [
    path(`M${x - half} ${groundY}L${x + half} ${groundY}L${x} ${groundY + depth}Z`, solid('shade3')),
    ellipse(x, groundY, half * 3, Math.max(0.8, half * 0.5), solid('soft')),
  ];
}

/** A plate that a car parks on, bent up to the pole. */
function tyreBase({ x, groundY, scale }: FormBox): SvgNode[] {
  const plate = thick(360, scale, 7);
  const low = thick(14, scale, 1.2);
  const post = thick(70, scale, 2.6);
  return [
    rect(x - plate, groundY - low, plate * 1.1, low, solid('shade2'), low / 2),
    rect(x - post / 2, groundY - thick(120, scale, 4), post, thick(120, scale, 4), solid('shade2'), 0.8),
  ];
}
