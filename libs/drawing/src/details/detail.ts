import { bleed, type Variation } from '../frame';
import type { Design } from '../print';
import type { SvgNode } from '../svg';
import { acrylicStandoff } from './acrylic-standoff';
import { backlitFabric } from './backlit-fabric';
import { backlitFilm } from './backlit-film';
import { blockoutLayers } from './blockout-layers';
import { brushedMetal } from './brushed-metal';
import { canvasWeave } from './canvas-weave';
import { clearFilm } from './clear-film';
import { clipRail } from './clip-rail';
import type { DrawDetail } from './close-up';
import { compositeEdge } from './composite-edge';
import { corrugatedFlutes } from './corrugated-flutes';
import { featherBase } from './feather-base';
import { flagCloth } from './flag-cloth';
import { flagSleeve } from './flag-sleeve';
import { floorLamination } from './floor-lamination';
import { frostedFilm } from './frosted-film';
import { hemGrommet } from './hem-grommet';
import { ktBoardEdge } from './kt-board-edge';
import { leatherGrain } from './leather-grain';
import { magnetLift } from './magnet-lift';
import { mastHalyard } from './mast-halyard';
import { meshHoles } from './mesh-holes';
import { noboriTabs } from './nobori-tabs';
import { oneWayDots } from './one-way-dots';
import { pennantCord } from './pennant-cord';
import { polePocket } from './pole-pocket';
import { popUpJoint } from './pop-up-joint';
import { posterRoll } from './poster-roll';
import { reflectiveBeads } from './reflective-beads';
import { rollUpCassette } from './roll-up-cassette';
import { satinFold } from './satin-fold';
import { snapFrame } from './snap-frame';
import { staticCling } from './static-cling';
import { stickerPeel } from './sticker-peel';
import { stretchKnit } from './stretch-knit';
import { tentJoint } from './tent-joint';
import { tubeConnector } from './tube-connector';
import { uvInk } from './uv-ink';
import { vinylScrim } from './vinyl-scrim';
import { wallFabric } from './wall-fabric';
import { webbingStrap } from './webbing-strap';
import { woodGrain } from './wood-grain';
import { xStandCorner } from './x-stand-corner';

interface CloseUp {
  readonly draw: DrawDetail;
  readonly design: Design;
}

const closeUps = {
  'vinyl-scrim': { draw: vinylScrim, design: 'sunrise' },
  'mesh-holes': { draw: meshHoles, design: 'sunrise' },
  'hem-grommet': { draw: hemGrommet, design: 'sunrise' },
  'pole-pocket': { draw: polePocket, design: 'bands' },
  'sticker-peel': { draw: stickerPeel, design: 'sunrise' },
  'one-way-dots': { draw: oneWayDots, design: 'bands' },
  'floor-lamination': { draw: floorLamination, design: 'halves' },
  'poster-roll': { draw: posterRoll, design: 'hills' },
  'roll-up-cassette': { draw: rollUpCassette, design: 'sunrise' },
  'x-stand-corner': { draw: xStandCorner, design: 'halves' },
  'pop-up-joint': { draw: popUpJoint, design: 'bands' },
  'tent-joint': { draw: tentJoint, design: 'sunrise' },
  'flag-sleeve': { draw: flagSleeve, design: 'sunrise' },
  'feather-base': { draw: featherBase, design: 'sunrise' },
  'nobori-tabs': { draw: noboriTabs, design: 'hills' },
  'mast-halyard': { draw: mastHalyard, design: 'bands' },
  'flag-cloth': { draw: flagCloth, design: 'halves' },
  'backlit-film': { draw: backlitFilm, design: 'sunrise' },
  'backlit-fabric': { draw: backlitFabric, design: 'sunrise' },
  'canvas-weave': { draw: canvasWeave, design: 'sunrise' },
  'acrylic-standoff': { draw: acrylicStandoff, design: 'bands' },
  'uv-ink': { draw: uvInk, design: 'sunrise' },
  'kt-board-edge': { draw: ktBoardEdge, design: 'hills' },
  'clear-film': { draw: clearFilm, design: 'sunrise' },
  'composite-edge': { draw: compositeEdge, design: 'sunrise' },
  'corrugated-flutes': { draw: corrugatedFlutes, design: 'sunrise' },
  'wood-grain': { draw: woodGrain, design: 'hills' },
  'magnet-lift': { draw: magnetLift, design: 'sunrise' },
  'leather-grain': { draw: leatherGrain, design: 'quarters' },
  'snap-frame': { draw: snapFrame, design: 'sunrise' },
  'tube-connector': { draw: tubeConnector, design: 'hills' },
  'pennant-cord': { draw: pennantCord, design: 'sunrise' },
  'brushed-metal': { draw: brushedMetal, design: 'bands' },
  'clip-rail': { draw: clipRail, design: 'sunrise' },
  'blockout-layers': { draw: blockoutLayers, design: 'sunrise' },
  'frosted-film': { draw: frostedFilm, design: 'halves' },
  'reflective-beads': { draw: reflectiveBeads, design: 'bars' },
  'satin-fold': { draw: satinFold, design: 'sunrise' },
  'static-cling': { draw: staticCling, design: 'halves' },
  'stretch-knit': { draw: stretchKnit, design: 'sunrise' },
  'wall-fabric': { draw: wallFabric, design: 'hills' },
  'webbing-strap': { draw: webbingStrap, design: 'sunrise' },
} as const satisfies Readonly<Record<string, CloseUp>>;

/** The name of a close-up that can be drawn. */
export type Detail = keyof typeof closeUps;

export const details = Object.keys(closeUps) as readonly Detail[];

/** A close-up of a material or of hardware. */
export function detail(kind: Detail, title = '', { motif, mirrored }: Variation = {}): SvgNode {
  const { draw, design } = closeUps[kind];
  return bleed(`dw-detail dw-${kind}`, title, draw(motif ?? design), mirrored);
}
