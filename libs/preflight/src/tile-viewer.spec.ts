import type { FindingArea } from './finding';
import type { TileSource } from './tile-view';
import { openTileViewer, type ViewerLibrary, type VisibleArea } from './tile-viewer';

type Handle = (event: { originalEvent: { key: string }; preventDefaultAction: boolean }) => void;

/** A viewer 1,000 px wide whose picture is 2,000 px wide; a zoom of 1 shows a plane of 200 units. */
class FakeViewer {
  static opened: FakeViewer;
  readonly fitted: FindingArea[] = [];
  readonly zooms: number[] = [];
  readonly handlers = new Map<string, Handle>();
  readonly added: Readonly<Record<string, unknown>>[] = [];
  /** Pictures whose first tiles are there, the lowest first. */
  readonly items: FakeImage[] = [];
  isDestroyed = false;
  private onAdded: () => void = () => undefined;

  constructor(readonly options: Readonly<Record<string, unknown>>) {
    FakeViewer.opened = this;
  }

  readonly viewport = {
    fitBounds: (bounds: FindingArea) => this.fitted.push(bounds),
    getBounds: () => ({ x: 0, y: 0, width: 200, height: 100 }),
    getContainerSize: () => ({ x: 1000 }),
    getZoom: () => 1,
    zoomTo: (zoom: number) => this.zooms.push(zoom),
    zoomBy: (factor: number) => ({ applyConstraints: () => this.zooms.push(factor) }),
  };
  readonly world = {
    getItemAt: (index: number) => this.items[index],
    removeItem: (item: unknown) => this.items.splice(this.items.indexOf(item as FakeImage), 1),
    addOnceHandler: (_: string, handle: () => void) => (this.onAdded = handle),
  };

  addTiledImage(options: Readonly<Record<string, unknown>>): void {
    this.added.push(options);
    if (this.added.length === 1) this.show(options);
  }

  /** The first tiles of a picture arrive. */
  show({ tileSource, success }: Readonly<Record<string, unknown>> = {}): void {
    const item = new FakeImage((tileSource as TileSource).getTileUrl(0, 0, 0));
    this.items.push(item);
    (success as ((event: { item: FakeImage }) => void) | undefined)?.({ item });
    this.onAdded();
  }

  addHandler(event: string, handle: Handle): void {
    this.handlers.set(event, handle);
  }

  forceRedraw(): void {
    this.press('', 'update-viewport');
  }

  destroy(): void {
    this.isDestroyed = true;
  }

  press(key: string, event = 'canvas-key'): boolean {
    const pressed = { originalEvent: { key }, preventDefaultAction: false };
    this.handlers.get(event)?.(pressed);
    return !pressed.preventDefaultAction;
  }
}

class FakeImage {
  constructor(readonly tile: string) {}

  viewportToImageZoom(zoom: number): number {
    return zoom / 2;
  }

  imageToViewportZoom(zoom: number): number {
    return zoom * 2;
  }
}

class Rect implements FindingArea {
  constructor(
    readonly x: number,
    readonly y: number,
    readonly width: number,
    readonly height: number,
  ) {}
}

const library: ViewerLibrary = { Viewer: FakeViewer, Rect };
const sheet = { x: 0, y: 0, width: 200, height: 100 };

function open(isTurned = false) {
  const moves: VisibleArea[] = [];
  const viewer = openTileViewer(
    library,
    {},
    {
      picture: { width: 2000, height: 1000, link: '/tiles' },
      placement: { covers: sheet, isTurned },
      ...{ sheet, pixelRatio: 2, isMotionReduced: true },
      onMove: (visible) => moves.push(visible),
    },
  );
  return { viewer, moves, fake: FakeViewer.opened };
}

test('The viewer shows the piece at first, tells what is visible in mm, and does not move by itself where that is unwanted', () => {
  const { fake, moves } = open();
  expect(fake.options).toMatchObject({ drawer: 'canvas', animationTime: 0 });
  expect(fake.added).toMatchObject([{ x: 0, y: 0, width: 200, degrees: 0 }]);
  expect(fake.fitted).toEqual([sheet]);
  // 1,000 px of the page are 2,000 px of the screen.
  expect(moves).toEqual([{ ...sheet, pixel: 0.2, scale: 1 }]);
});

test('At 1:1 a pixel of the file is a pixel of the screen', () => {
  const { viewer, fake } = open();
  viewer.showPixels();
  expect(fake.zooms).toEqual([1]);
});

test('Keys zoom and move, but neither turn nor mirror the file, and 0 shows the piece', () => {
  const { viewer, fake } = open(true);
  expect(['r', 'R', 'f', 'F', '0'].filter((key) => fake.press(key))).toEqual([]);
  expect(['+', '-', 'ArrowLeft'].filter((key) => !fake.press(key))).toEqual([]);
  expect(fake.fitted).toHaveLength(2);
  viewer.showAll();
  expect(fake.fitted).toHaveLength(3);
  viewer.close();
  expect(fake.isDestroyed).toBe(true);
});

test('Other tiles of the picture lie over the first ones in the same place until they are taken away', () => {
  const { viewer, fake } = open(true);
  const shown = () => fake.items.map(({ tile }) => tile);
  const print = { width: 2000, height: 1000, link: '/print' };
  viewer.cover(print);
  const { x, y, width, degrees } = fake.added[0] ?? {};
  expect(fake.added[1]).toMatchObject({ x, y, width, degrees });
  expect(shown()).toEqual(['/tiles/0/0/0']);
  fake.show(fake.added[1]);
  expect(shown()).toEqual(['/tiles/0/0/0', '/print/0/0/0']);
  viewer.cover(null);
  expect(shown()).toEqual(['/tiles/0/0/0']);
});

test('Tiles that are not wanted any more when they arrive are taken away', () => {
  const { viewer, fake } = open();
  viewer.cover({ width: 2000, height: 1000, link: '/print' });
  viewer.cover(null);
  fake.show(fake.added[1]);
  expect(fake.items.map(({ tile }) => tile)).toEqual(['/tiles/0/0/0']);
});
