import { onPieceOf, onPlane, pageTransform, tileSource, viewTiles } from './tile-view';

const covers = { x: -10, y: -10, width: 256, height: 128 };

test('A file in the proportions of what it covers lies there', () => {
  const view = viewTiles({ width: 2048, height: 1024 }, { covers, isTurned: false });
  expect(view).toEqual({ picture: covers, degrees: 0, stretch: 1 });
});

test('A turned file has the same middle, and its own width and height', () => {
  const view = viewTiles({ width: 1024, height: 2048 }, { covers, isTurned: true });
  expect(view).toEqual({ picture: { x: 54, y: -74, width: 128, height: 256 }, degrees: 90, stretch: 1 });
});

test.each([false, true])(
  'Places on the piece are found on a file of slightly other proportions (turned: %s)',
  (isTurned) => {
    const [width, height] = isTurned ? [1029, 2048] : [2048, 1029];
    const view = viewTiles({ width, height }, { covers, isTurned });
    expect(view.stretch).toBeCloseTo(1029 / 1024);
    const whole = onPlane(covers, view);
    // The file ends where it covers the piece no more.
    const [across, down] = isTurned
      ? [view.picture.height, view.picture.width]
      : [view.picture.width, view.picture.height];
    expect([whole.width, whole.height]).toEqual([expect.closeTo(across), expect.closeTo(down)]);
    const back = onPieceOf(whole, view);
    expect([back.x, back.y, back.width, back.height]).toEqual(
      [covers.x, covers.y, covers.width, covers.height].map((value) => expect.closeTo(value) as number),
    );
  },
);

test('A picture of the page is moved to where the file lies, and turned with it', () => {
  expect(pageTransform({ covers, isTurned: false })).toBe('matrix(256 0 0 128 -10 -10)');
  // Its top left corner is at the top right of what it covers.
  expect(pageTransform({ covers, isTurned: true })).toBe('matrix(0 128 -256 0 246 -10)');
});

test('Tiles are requested by level, column and row', () => {
  const source = tileSource({ width: 1300, height: 650 }, '/api/files/x/tiles');
  expect(source).toMatchObject({ width: 1300, height: 650, tileSize: 512, minLevel: 0, maxLevel: 2 });
  expect(source.getTileUrl(2, 1, 0)).toBe('/api/files/x/tiles/2/1/0');
});
