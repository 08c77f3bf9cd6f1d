import type { Tint } from './palette';
import { flat, path, solid, type Paint } from './paint';
import { placed, type Point } from './geometry';
import { group, type SvgNode } from './svg';

/** The heights of the figures that show the scale, in mm: a person, and a hand for small pieces. */
export const PERSON_MM = 1700;
export const HAND_MM = 185;

/** The person’s width in mm. */
export const PERSON_WIDTH_MM = 540;
export const HAND_WIDTH_MM = 112;

interface Stance {
  /** Whether the person is mirrored. */
  readonly flip?: boolean;
  readonly coat?: Tint;
}

// Centimetres, feet at 0,0, y upwards; seen from behind, looking at the piece.
const PERSON = {
  shoes:
    'M-14.5 0L-14.5 3.5C-14.5 6.5 -12 7.5 -8.5 7.5C-5 7.5 -3.2 6 -3.2 3L-3.2 0Z M4.2 0L4.2 3' +
    'C4.2 6 6.2 7.5 9.5 7.5C13.2 7.5 16.5 6 16.8 3L17 0Z',
  trousers:
    'M-16.6 90C-17.4 70 -15.8 54 -14.8 42C-14 29 -13.6 16 -13.2 5L-4.4 5C-3.6 21 -2.2 38 -0.8 56' +
    'C-0.2 63 0.4 69 0.8 74C1.4 63 2.4 52 3.2 41C4 28 4.4 16 4.8 5L14 5C14.8 18 16.2 34 16.8 48' +
    'C17.4 63 17.2 77 16.6 90Z',
  hand: 'M-23.6 84C-25.2 79 -25.2 74 -23.4 69.5C-22.2 67.2 -19.8 67.4 -19.2 70C-18.4 74.5 -18.8 79.5 -19.6 84Z',
  neck: 'M-5.6 150C-5.4 145 -6 142 -8 139.5L8 139.5C6 142 5.4 145 5.6 150Z',
  coat:
    'M-6.4 142.6C-11.6 139.8 -16.8 138.6 -18.8 134.2C-21.2 128 -22.2 117 -23 107C-23.8 98 -24.4 90 -24.2 82.5' +
    'L-18.3 82C-17.8 90 -17.4 98 -16.6 104C-16.8 97 -17.4 89 -17.4 80C-8 77.6 8 77.6 17.4 80L17.2 89' +
    'C17.6 90 18.2 91 18.8 92C22 97 24.8 102 25 106.6C24.2 116 22.2 127 19.2 134.2' +
    'C17 138.6 11.6 139.8 6.4 142.6C3 144.4 -3 144.4 -6.4 142.6Z',
  seams:
    'M-16.6 104C-16 110 -15.8 115 -15.4 120 M16.8 98C17.4 103 17 107.5 16 113 M17.2 89' +
    'C15.8 90.2 14.4 91.2 12.6 91.8 M0 78.2L0 91 M-6.8 141.4C-3 139.4 3 139.4 6.8 141.4',
  hair:
    'M-8.4 156C-9.6 165 -6 170 0 170C6 170 9.6 165 8.4 156C8.2 151 7 147.6 4.8 146.4' +
    'C1.8 145.2 -1.8 145.2 -4.8 146.4C-7 147.6 -8.2 151 -8.4 156Z',
  ears: 'M-8.4 159C-10.4 158.6 -10.2 153.6 -8 153Z M8.4 159C10.4 158.6 10.2 153.6 8 153Z',
};

/** The 1.70 m person with the feet at `x`, `ground`, drawn `height` units tall; below 48 units a plain silhouette. */
export function person(x: number, ground: number, height: number, stance: Stance = {}): SvgNode {
  const scale = height / 170;
  const side = stance.flip ? -1 : 1;
  const map = ([px, py]: Point): Point => [x + px * scale * side, ground - py * scale];
  const part = (d: string, paint: Paint) => path(placed(d, map), paint);
  if (height < 48) {
    return group(
      'dw-person',
      Object.entries(PERSON)
        .filter(([name]) => name !== 'seams')
        .map(([, d]) => part(d, flat('soft'))),
    );
  }
  return group('dw-person', [
    part(PERSON.shoes, solid('ink')),
    part(PERSON.trousers, solid('soft')),
    part(PERSON.hand, solid('warm')),
    part(PERSON.neck, solid('warm')),
    part(PERSON.coat, solid(stance.coat ?? 'shade3')),
    part(PERSON.seams, { line: 'ink' }),
    part(PERSON.ears, solid('warm')),
    part(PERSON.hair, solid('soft')),
  ]);
}

// Millimetres from the wrist crease, y upwards: the back of a left hand.
const HAND =
  'M-27 0C-28 -10 -28 -20 -27 -26L24 -26C25 -18 25 -8 25 0C30 14 38 24 45 36C52 48 60 60 67 72' +
  'C70 79 66 86 60 85C55 84 51 79 47 72C43 66 40 62 36 62C34 72 34 82 35 92C37 112 39 132 40 152' +
  'C40 163 37 169 31 169C25 169 23 163 22 154C20 136 18 118 16 102C15 124 14 146 13 168C12 179 9 185 3 185' +
  'C-3 185 -6 179 -6 168C-6 146 -6 124 -6 102C-9 120 -12 138 -15 155C-17 166 -20 171 -25 170' +
  'C-31 169 -33 163 -31 153C-29 134 -27 114 -26 94C-30 106 -35 118 -39 129C-42 137 -46 140 -51 138' +
  'C-56 136 -57 130 -54 122C-50 108 -46 94 -44 80C-43 62 -43 44 -40 30C-37 18 -29 12 -27 0Z';
const KNUCKLES =
  'M-36 84C-35 87 -32 87 -31 84 M-20 91C-18 94 -13 94 -12 91 M1 94C3 97 8 97 10 94 M20 89C22 92 26 92 28 89';
const CUFF = 'M-36 -12C-20 -8 18 -8 33 -12L35 -34C18 -30 -20 -30 -38 -34Z';

/** An open hand, wrist crease at `x`, `base`, drawn `height` units from there to the fingertip. */
export function hand(x: number, base: number, height: number): SvgNode {
  const scale = height / HAND_MM;
  const map = ([px, py]: Point): Point => [x + px * scale, base - py * scale];
  return group('dw-hand', [
    path(placed(HAND, map), solid('warm')),
    path(placed(KNUCKLES, map), { line: 'ink' }),
    path(placed(CUFF, map), solid('shade3')),
  ]);
}
