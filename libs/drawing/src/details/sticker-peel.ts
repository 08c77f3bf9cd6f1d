import { flat, outline, path, rect, solid, strokes } from '../paint';
import { printedRect } from '../print';
import { backdrop, type DrawDetail } from './close-up';

/** A sticker whose corner comes off its release paper. */
export const stickerPeel: DrawDetail = (design) => [
  backdrop('shade2'),
  rect(42, 28, 364, 272, solid('paper')),
  strokes(
    [
      [60, 278, 388, 278],
      [60, 288, 250, 288],
    ],
    outline('shade3'),
  ),
  ...printedRect(design, 64, 50, 320, 212),
  path('M384 108L388 266L196 266L196 262C260 226 330 172 384 108Z', flat('paper')),
  strokes(
    [
      [64, 262, 196, 262],
      [384, 50, 384, 108],
    ],
    outline(),
  ),
  strokes(
    [
      [384, 112, 384, 262],
      [200, 262, 384, 262],
    ],
    outline('shade4', '3 4'),
  ),
  path('M384 108C348 160 276 222 196 262C226 266 268 258 300 240C340 216 366 168 384 108Z', flat('shade3')),
  path(
    'M196 262C232 254 262 244 288 222C324 192 350 152 384 108C326 102 270 112 240 144C210 176 204 220 196 262Z',
    solid('shade1'),
  ),
  path('M212 248C214 208 226 174 250 150C274 128 314 118 354 118', outline('shade3')),
  path('M206 254C246 244 274 226 298 200', outline('shade4')),
  strokes(
    [
      [64, 50, 384, 50],
      [64, 50, 64, 262],
    ],
    outline(),
  ),
];
