export { el, reactProps, toSvg, type SvgNode } from './svg';
export { palette, paletteCss, type Tint } from './palette';
export { elevation, type AreaPiece, type FormPiece, type PieceDrawing, type ElevationLabels } from './elevation/elevation';
export { forms, type Form } from './forms/forms';
export { setting, scenes, type Scene } from './scenes/setting';
export { detail, details, type Detail } from './details/detail';
export { sheet, type FormSheet, type PanelSheet, type SheetDrawing } from './sheets/sheet';
