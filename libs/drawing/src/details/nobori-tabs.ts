import { range } from '../geometry';
import { bar, circle, outline, polygon, rect, solid } from '../paint';
import { printedRect } from '../print';
import { backdrop, stitches, type DrawDetail } from './close-up';

/** The top of a nobori: tabs sewn to two edges run over the pole and the cross arm. */
export const noboriTabs: DrawDetail = (design) => [
  backdrop('glass'),
  ...bar('M92 340L92 46', 20, 'shade3'),
  ...bar('M92 62L470 62', 16, 'shade3'),
  circle(92, 38, 13, solid('soft')),
  rect(76, 46, 32, 34, solid('soft'), 4),
  ...printedRect(design, 138, 108, 330, 260),
  polygon(
    [
      [138, 108],
      [470, 108],
      [470, 368],
      [138, 368],
    ],
    outline(),
  ),
  stitches(148, 118, 448, 118),
  stitches(148, 118, 148, 328),
  ...range(3).flatMap((index) => upright(178 + index * 104)),
  ...range(3).flatMap((index) => level(140 + index * 80)),
];

function upright(x: number) {
  return [
    rect(x, 48, 34, 82, solid('paper')),
    stitches(x + 5, 112, x + 31, 112, 'shade4', 6, 4),
    stitches(x + 5, 124, x + 31, 124, 'shade4', 6, 4),
  ];
}

function level(y: number) {
  return [
    rect(76, y, 84, 32, solid('paper')),
    stitches(142, y + 5, 142, y + 30, 'shade4', 6, 4),
    stitches(154, y + 5, 154, y + 30, 'shade4', 6, 4),
  ];
}
