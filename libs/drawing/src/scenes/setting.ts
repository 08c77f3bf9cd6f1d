import { bleed, type Variation } from '../frame';
import type { Design } from '../print';
import type { SvgNode } from '../svg';
import { aBoardPavement } from './a-board-pavement';
import { acrylicReception } from './acrylic-reception';
import { atriumCloths } from './atrium-cloths';
import { backdropStage } from './backdrop-stage';
import { backlitFabricMall } from './backlit-fabric-mall';
import { bannerFacade } from './banner-facade';
import { bannerFence } from './banner-fence';
import { brochureFoyer } from './brochure-foyer';
import { canvasRoom } from './canvas-room';
import { carFlagStreet } from './car-flag-street';
import { clearFilmCounter } from './clear-film-counter';
import { courtFence } from './court-fence';
import { curvedPopUpBooth } from './curved-pop-up-booth';
import { desktopXStandCounter } from './desktop-x-stand-counter';
import { featherFlags } from './feather-flags';
import { flagClothHall } from './flag-cloth-hall';
import { flagPolePlaza } from './flag-pole-plaza';
import { floorGraphic } from './floor-graphic';
import { glassOffice } from './glass-office';
import { handFlagsParade } from './hand-flags-parade';
import { ktBoardEasel } from './kt-board-easel';
import { lBannerBoutique } from './l-banner-boutique';
import { lampPostAvenue } from './lamp-post-avenue';
import { lawnSigns } from './lawn-signs';
import { leatherAtelier } from './leather-atelier';
import { lightboxShelter } from './lightbox-shelter';
import { magnetVan } from './magnet-van';
import { meetingRoom } from './meeting-room';
import { menuBoards } from './menu-boards';
import { meshScaffold } from './mesh-scaffold';
import { muralRoom } from './mural-room';
import { nightFascia } from './night-fascia';
import { nightRoad } from './night-road';
import { noboriStreet } from './nobori-street';
import { oneWayGlass } from './one-way-glass';
import { panelFacade } from './panel-facade';
import { pennantsYard } from './pennants-yard';
import { photoGallery } from './photo-gallery';
import { photoWall } from './photo-wall';
import { popUpHall } from './pop-up-hall';
import { posterHoarding } from './poster-hoarding';
import { promotionTableShop } from './promotion-table-shop';
import { rollUpLobby } from './roll-up-lobby';
import { rollUpMall } from './roll-up-mall';
import { shopDoor } from './shop-door';
import { stickerVan } from './sticker-van';
import { stickerWindow } from './sticker-window';
import { tableCover } from './table-cover';
import { tableFlagMeeting } from './table-flag-meeting';
import { tensionFabricBooth } from './tension-fabric-booth';
import { tentMarket } from './tent-market';
import { truckSide } from './truck-side';
import { uvFlatbed } from './uv-flatbed';
import { woodCafe } from './wood-cafe';
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
  'poster-hoarding': { draw: posterHoarding, design: 'hills' },
  'roll-up-lobby': { draw: rollUpLobby, design: 'sunrise' },
  'x-stand-entrance': { draw: xStandEntrance, design: 'halves' },
  'desktop-x-stand-counter': { draw: desktopXStandCounter, design: 'hills' },
  'pop-up-hall': { draw: popUpHall, design: 'sunrise' },
  'tent-market': { draw: tentMarket, design: 'sunrise' },
  'table-cover': { draw: tableCover, design: 'sunrise' },
  'feather-angled': { draw: featherFlags('angled'), design: 'sunrise' },
  'feather-concave': { draw: featherFlags('concave'), design: 'sunrise' },
  'feather-convex': { draw: featherFlags('convex'), design: 'sunrise' },
  'feather-straight': { draw: featherFlags('straight'), design: 'sunrise' },
  'feather-teardrop': { draw: featherFlags('teardrop'), design: 'sunrise' },
  'nobori-street': { draw: noboriStreet, design: 'hills' },
  'flag-pole-plaza': { draw: flagPolePlaza, design: 'sunrise' },
  'lightbox-shelter': { draw: lightboxShelter, design: 'hills' },
  'backlit-fabric-mall': { draw: backlitFabricMall, design: 'sunrise' },
  'flag-cloth-hall': { draw: flagClothHall, design: 'sunrise' },
  'canvas-room': { draw: canvasRoom, design: 'hills' },
  'acrylic-reception': { draw: acrylicReception, design: 'bands' },
  'uv-flatbed': { draw: uvFlatbed, design: 'sunrise' },
  'kt-board-easel': { draw: ktBoardEasel, design: 'hills' },
  'clear-film-counter': { draw: clearFilmCounter, design: 'bars' },
  'roll-up-mall': { draw: rollUpMall, design: 'sunrise' },
  'l-banner-boutique': { draw: lBannerBoutique, design: 'halves' },
  'curved-pop-up-booth': { draw: curvedPopUpBooth, design: 'sunrise' },
  'tension-fabric-booth': { draw: tensionFabricBooth, design: 'hills' },
  'promotion-table-shop': { draw: promotionTableShop, design: 'halves' },
  'a-board-pavement': { draw: aBoardPavement, design: 'sunrise' },
  'brochure-foyer': { draw: brochureFoyer, design: 'sunrise' },
  'backdrop-stage': { draw: backdropStage, design: 'quarters' },
  'lamp-post-avenue': { draw: lampPostAvenue, design: 'sunrise' },
  'hand-flags-parade': { draw: handFlagsParade, design: 'sunrise' },
  'table-flag-meeting': { draw: tableFlagMeeting, design: 'sunrise' },
  'car-flag-street': { draw: carFlagStreet, design: 'sunrise' },
  'pennants-yard': { draw: pennantsYard, design: 'sunrise' },
  'lawn-signs': { draw: lawnSigns, design: 'sunrise' },
  'panel-facade': { draw: panelFacade, design: 'sunrise' },
  'wood-cafe': { draw: woodCafe, design: 'sunrise' },
  'glass-office': { draw: glassOffice, design: 'sunrise' },
  'magnet-van': { draw: magnetVan, design: 'sunrise' },
  'photo-gallery': { draw: photoGallery, design: 'hills' },
  'leather-atelier': { draw: leatherAtelier, design: 'quarters' },
  'atrium-cloths': { draw: atriumCloths, design: 'sunrise' },
  'court-fence': { draw: courtFence, design: 'sunrise' },
  'meeting-room': { draw: meetingRoom, design: 'halves' },
  'menu-boards': { draw: menuBoards, design: 'hills' },
  'mural-room': { draw: muralRoom, design: 'hills' },
  'night-fascia': { draw: nightFascia, design: 'sunrise' },
  'night-road': { draw: nightRoad, design: 'halves' },
  'photo-wall': { draw: photoWall, design: 'bands' },
  'shop-door': { draw: shopDoor, design: 'sunrise' },
  'truck-side': { draw: truckSide, design: 'hills' },
} as const satisfies Readonly<Record<string, Setting>>;

/** The name of a setting that can be drawn. */
export type Scene = keyof typeof settings;

export const scenes = Object.keys(settings) as readonly Scene[];

/** A product in its setting. */
export function setting(scene: Scene, title = '', { motif, mirrored }: Variation = {}): SvgNode {
  const { draw, design } = settings[scene];
  return bleed(`dw-setting dw-${scene}`, title, draw(motif ?? design), mirrored);
}
