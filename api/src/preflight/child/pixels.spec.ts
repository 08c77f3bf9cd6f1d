import { comparePrint, hatch, type Pixels } from './pixels';

/** A row of sRGB pixels. */
const row = (...colours: [number, number, number][]): Pixels => ({
  data: Uint8Array.from(colours.flat()),
  width: colours.length,
  height: 1,
  channels: 3,
});

test('a colour that changes visibly in print is hatched, one that stays and one that is nearly black are not', () => {
  const screen = row([0, 255, 0], [180, 170, 160], [10, 10, 10]);
  const { share, worst, isChanged } = comparePrint(screen, row([0, 150, 60], [180, 170, 160], [40, 40, 40]));
  expect([share, [...isChanged]]).toEqual([0.3333, [1, 0, 0]]);
  expect(worst).toEqual({ screen: '#00ff00', print: '#00963c' });
  const { data, width, height } = hatch({ width: 3, height: 1 }, isChanged);
  expect([width, height]).toEqual([9, 3]);
  const isDrawn = (x: number, y: number) => data[(y * width + x) * 4 + 3] === 255;
  expect([isDrawn(0, 0), isDrawn(1, 1), isDrawn(4, 0), isDrawn(8, 2)]).toEqual([true, true, false, false]);
});
