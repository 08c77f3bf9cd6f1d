import { commonSize, findDifferences } from './differences';

const white = (width: number, height: number) => new Uint8Array(width * height * 4).fill(255);

/** A picture with black rectangles: left, top, width, height in px. */
function picture(width: number, height: number, ...marks: [number, number, number, number][]) {
  const data = white(width, height);
  for (const [left, top, across, down] of marks)
    for (let y = top; y < top + down; y++)
      for (let x = left; x < left + across; x++) data.set([0, 0, 0], (y * width + x) * 4);
  return data;
}

const size = { width: 500, height: 250 };
const piece = { widthMm: 1000, heightMm: 500 };
const compare = (first: Uint8Array, second: Uint8Array, ignored: never[] | object[] = []) =>
  findDifferences(size, [first, second], { piece, ignored: ignored as never[] });

test('areas lie where pixels differ, at least 5 mm wide and tall, and near ones are one area', () => {
  const changed = picture(500, 250, [100, 50, 20, 10], [122, 50, 8, 10], [300, 200, 2, 2]);
  const { areas, changedShare } = compare(white(500, 250), changed);
  expect(areas).toEqual([
    { x: 200, y: 100, width: 60, height: 20 },
    { x: 599.5, y: 399.5, width: 5, height: 5 },
  ]);
  expect(changedShare).toBeCloseTo(284 / 125_000, 5);
});

test('an area at the edge stays on the piece, and an ignored one is left out', () => {
  const changed = picture(500, 250, [498, 248, 2, 2], [100, 50, 20, 10]);
  const ignored = [{ x: 190, y: 90, width: 80, height: 40 }];
  expect(compare(white(500, 250), changed, ignored).areas).toEqual([{ x: 995, y: 495, width: 5, height: 5 }]);
  expect(compare(changed, changed)).toEqual({ areas: [], changedShare: 0 });
});

test('a picture that is shifted by a pixel does not differ', () => {
  const at = (left: number) => picture(500, 250, [left, 50, 40, 30], [left + 100, 90, 3, 60]);
  expect(compare(at(100), at(101)).areas).toEqual([]);
  expect(compare(at(100), at(104)).areas).not.toEqual([]);
});

test('pictures are compared at the size of the smaller one, and at most at 2,000 pixels', () => {
  const whole = { covers: { x: 0, y: 0, width: 1000, height: 500 }, isTurned: false };
  const page = { covers: { x: -250, y: -100, width: 2000, height: 2800 }, isTurned: false };
  const wide = { width: 2000, height: 1000 };
  expect(commonSize(piece, [whole, whole], [wide, wide])).toBe(2000);
  expect(commonSize(piece, [whole, page], [wide, { width: 1414, height: 2000 }])).toBe(707);
  expect(commonSize(piece, [{ ...whole, isTurned: true }, whole], [{ width: 500, height: 1000 }, wide])).toBe(1000);
});
