import type { TilesView } from '@shop/contract';
import {
  openTileViewer,
  type TilesToShow,
  type TileViewer,
  type ViewerLibrary,
  type VisibleArea,
} from '@shop/preflight';
import OpenSeadragon from 'openseadragon';
import { useEffect, useRef, useState, type RefObject } from 'react';

interface OpenTileViewer {
  /** Of the element that shows the tiles. */
  ref: RefObject<HTMLDivElement | null>;
  /** Null until the viewer has opened. */
  viewer: TileViewer | null;
  visible: VisibleArea | null;
}

type ViewedTiles = Pick<TilesToShow, 'placement' | 'sheet'> & { picture: NonNullable<TilesView['picture']> };

/** Shows tiles in an element. The first tiles stay, although links to them are renewed. */
export function useTileViewer(tiles: ViewedTiles): OpenTileViewer {
  const ref = useRef<HTMLDivElement>(null);
  const [first] = useState(tiles);
  const [viewer, setViewer] = useState<TileViewer | null>(null);
  const [visible, setVisible] = useState<VisibleArea | null>(null);
  useEffect(() => {
    if (!ref.current) return;
    const opened = openTileViewer(OpenSeadragon as unknown as ViewerLibrary, ref.current, {
      ...first,
      pixelRatio: devicePixelRatio,
      isMotionReduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
      onMove: setVisible,
    });
    setViewer(opened);
    return opened.close;
  }, [first]);
  return { ref, viewer, visible };
}
