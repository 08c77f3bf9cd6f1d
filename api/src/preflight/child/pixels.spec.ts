import { comparePrint, maskOf, type Pixels } from './pixels';

/** A row of sRGB pixels. */
const row = (...colours: [number, number, number][]): Pixels => ({
  data: Uint8Array.from(colours.flat()),
  width: colours.length,
  height: 1,
  channels: 3,
});

test('a colour that changes visibly in print is marked, one that stays and one that is nearly black are not', () => {
  const screen = row([0, 255, 0], [180, 170, 160], [10, 10, 10]);
  const { share, worst, isChanged } = comparePrint(screen, row([0, 150, 60], [180, 170, 160], [40, 40, 40]));
  expect([share, [...isChanged]]).toEqual([0.3333, [1, 0, 0]]);
  expect(worst).toEqual({ screen: '#00ff00', print: '#00963c' });
  const { data, ...size } = maskOf({ width: 3, height: 1 }, isChanged);
  expect([size, [...data]]).toEqual([
    { width: 3, height: 1, channels: 4 },
    [255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0],
  ]);
});

test('a colour that is repeated is marked wherever it is', () => {
  const green: [number, number, number] = [0, 255, 0];
  const grey: [number, number, number] = [180, 170, 160];
  const { share, isChanged } = comparePrint(row(green, grey, green, grey), row([0, 150, 60], grey, [0, 150, 60], grey));
  expect([share, [...isChanged]]).toEqual([0.5, [1, 0, 1, 0]]);
});
