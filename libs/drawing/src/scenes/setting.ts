import { bleed } from '../frame';
import type { Design } from '../print';
import type { SvgNode } from '../svg';
import { bannerFacade } from './banner-facade';
import { bannerFence } from './banner-fence';
import { desktopXStandCounter } from './desktop-x-stand-counter';
import { floorGraphic } from './floor-graphic';
import { meshScaffold } from './mesh-scaffold';
import { oneWayGlass } from './one-way-glass';
import { popUpHall } from './pop-up-hall';
import { rollUpLobby } from './roll-up-lobby';
import { stickerVan } from './sticker-van';
import { stickerWindow } from './sticker-window';
import { xStandEntrance } from './x-stand-entrance';
import type { DrawScene } from './scenery';

interface Setting {
  readonly draw: DrawScene;
  readonly design: Design;
}

const settings = {
  'banner-fence': { draw: bannerFence, design: 'sunrise' },
  'banner-facade': { draw: bannerFacade, design: 'bands' },
  'mesh-scaffold': { draw: meshScaffold, design: 'hills' },
  'sticker-window': { draw: stickerWindow, design: 'sunrise' },
  'sticker-van': { draw: stickerVan, design: 'bands' },
  'one-way-glass': { draw: oneWayGlass, design: 'hills' },
  'floor-graphic': { draw: floorGraphic, design: 'quarters' },
  'roll-up-lobby': { draw: rollUpLobby, design: 'sunrise' },
  'x-stand-entrance': { draw: xStandEntrance, design: 'halves' },
  'pop-up-hall': { draw: popUpHall, design: 'sunrise' },
  'desktop-x-stand-counter': { draw: desktopXStandCounter, design: 'hills' },
} as const satisfies Readonly<Record<string, Setting>>;

/** The name of a setting that can be drawn. */
export type Scene = keyof typeof settings;

export const scenes = Object.keys(settings) as readonly Scene[];

/** A product in its setting. */
export function setting(scene: Scene, title = ''): SvgNode {
  const { draw, design } = settings[scene];
  return bleed(`dw-setting dw-${scene}`, title, draw(design));
}
