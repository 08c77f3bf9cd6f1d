import type { FindingArea } from './finding';
import { openTileViewer, type ViewerLibrary, type VisibleArea } from './tile-viewer';

type Handle = (event: { originalEvent: { key: string }; preventDefaultAction: boolean }) => void;

/** A viewer 1,000 px wide whose picture is 2,000 px wide; a zoom of 1 shows a plane of 200 units. */
class FakeViewer {
  static opened: FakeViewer;
  readonly fitted: FindingArea[] = [];
  readonly zooms: number[] = [];
  readonly handlers = new Map<string, Handle>();
  readonly added: Readonly<Record<string, unknown>>[] = [];
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
    getItemAt: () => ({
      viewportToImageZoom: (zoom: number) => zoom / 2,
      imageToViewportZoom: (zoom: number) => zoom * 2,
    }),
    addOnceHandler: (_: string, handle: () => void) => (this.onAdded = handle),
  };

  addTiledImage(options: Readonly<Record<string, unknown>>): void {
    this.added.push(options);
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
