import type { FindingArea } from './finding';
import type { Placement } from './placement';
import { onPieceOf, onPlane, tileSource, viewTiles } from './tile-view';
import type { PictureSize } from './tiles';

/** The part of OpenSeadragon that is used. The pages that show tiles load it. */
export interface ViewerLibrary {
  Viewer: new (options: Readonly<Record<string, unknown>>) => LibraryViewer;
  Rect: new (x: number, y: number, width: number, height: number) => FindingArea;
}

interface LibraryViewer {
  viewport: {
    fitBounds: (bounds: FindingArea, isImmediate?: boolean) => unknown;
    getBounds: (isCurrent: boolean) => FindingArea;
    getContainerSize: () => { x: number };
    getZoom: (isCurrent: boolean) => number;
    zoomTo: (zoom: number) => unknown;
    zoomBy: (factor: number) => { applyConstraints: () => unknown };
  };
  world: {
    getItemAt: (index: number) => LibraryImage | undefined;
    removeItem: (item: LibraryImage) => unknown;
    addOnceHandler: (event: string, handle: () => void) => unknown;
  };
  addTiledImage: (options: Readonly<Record<string, unknown>>) => void;
  addHandler: (event: string, handle: (event: KeyEvent) => void) => unknown;
  forceRedraw: () => unknown;
  destroy: () => void;
}

interface LibraryImage {
  viewportToImageZoom: (zoom: number) => number;
  imageToViewportZoom: (zoom: number) => number;
}

interface KeyEvent {
  originalEvent: { key: string };
  preventDefaultAction: boolean;
}

/** What is visible, in mm on the piece. */
export interface VisibleArea extends FindingArea {
  /** The width of a pixel of the screen. */
  pixel: number;
  /** Pixels of the screen for a pixel of the file, across. */
  scale: number;
}

/** The tiles of a file, and how they are shown. */
export interface TilesToShow {
  picture: PictureSize & { link: string };
  placement: Pick<Placement, 'covers' | 'isTurned'>;
  /** What is shown at first, in mm on the piece. */
  sheet: FindingArea;
  /** Pixels of the screen for a pixel of the page. */
  pixelRatio: number;
  isMotionReduced: boolean;
  onMove: (visible: VisibleArea) => void;
}

export interface TileViewer {
  /** Shows other tiles of the same picture over the first ones, or only the first ones. */
  cover: (picture: TilesToShow['picture'] | null) => void;
  zoomBy: (factor: number) => void;
  /** A pixel of the file on a pixel of the screen. */
  showPixels: () => void;
  showAll: () => void;
  close: () => void;
}

/** How many pixels of the page show a pixel of the file at most, on each side. */
const LARGEST_PIXEL = 4;
const ANIMATION_SECONDS = 0.3;

/** Shows tiles in an element, up to their pixels. Marks can be laid over it at the places that `onMove` tells. */
export function openTileViewer({ Viewer, Rect }: ViewerLibrary, element: object, tiles: TilesToShow): TileViewer {
  const { picture, placement, sheet, pixelRatio, isMotionReduced, onMove } = tiles;
  const view = viewTiles(picture, placement);
  const toRect = ({ x, y, width, height }: FindingArea) => new Rect(x, y, width, height);
  const all = toRect(onPlane(sheet, view));
  const viewer = new Viewer({
    element,
    drawer: 'canvas',
    showNavigationControl: false,
    maxZoomPixelRatio: LARGEST_PIXEL,
    minZoomImageRatio: 0.5,
    visibilityRatio: 0.3,
    animationTime: isMotionReduced ? 0 : ANIMATION_SECONDS,
    gestureSettingsMouse: { clickToZoom: false, dblClickToZoom: true },
  });
  const { viewport, world } = viewer;
  // Turning and mirroring would separate the file from its marks, and the first view is the piece and not the picture.
  viewer.addHandler('canvas-key', (event) => {
    const { key } = event.originalEvent;
    if ('rRfF0'.includes(key)) event.preventDefaultAction = true;
    if (key === '0') viewport.fitBounds(all);
  });
  const { x, y, width } = view.picture;
  world.addOnceHandler('add-item', () => {
    viewport.fitBounds(all, true);
    viewer.addHandler('update-viewport', () => {
      const bounds = viewport.getBounds(true);
      const scale = (world.getItemAt(0)?.viewportToImageZoom(viewport.getZoom(true)) ?? 0) * pixelRatio;
      onMove({ ...onPieceOf(bounds, view), pixel: bounds.width / viewport.getContainerSize().x, scale });
    });
    viewer.forceRedraw();
  });
  const add = (added: TilesToShow['picture'], success?: (event: { item: LibraryImage }) => void) => {
    const place = { x, y, width, degrees: view.degrees };
    viewer.addTiledImage({ tileSource: tileSource(added, added.link), ...place, ...(success && { success }) });
  };
  add(picture);
  let cover: TilesToShow['picture'] | null = null;
  return {
    cover: (wanted) => {
      const covering = world.getItemAt(1);
      if (covering) world.removeItem(covering);
      cover = wanted;
      // Another one may be wanted when its first tiles are there.
      if (wanted) add(wanted, ({ item }) => cover !== wanted && world.removeItem(item));
    },
    zoomBy: (factor) => viewport.zoomBy(factor).applyConstraints(),
    showPixels: () => {
      const zoom = world.getItemAt(0)?.imageToViewportZoom(1 / pixelRatio);
      if (zoom !== undefined) viewport.zoomTo(zoom);
    },
    showAll: () => viewport.fitBounds(all),
    close: () => viewer.destroy(),
  };
}
