export { reactProps, toSvg, type SvgNode } from './svg';
export { palette, paletteCss, type Tint } from './palette';
export {
  elevation,
  HAND_BELOW_MM,
  type AreaPiece,
  type ElevationLabels,
  type FormPiece,
  type PieceDrawing,
} from './elevation/elevation';
export { setting, scenes, type Scene } from './scenes/setting';
export { detail, details, type Detail } from './details/detail';
export type { Variation } from './frame';
export { motifs, type Motif } from './print';
export { sheet, type FormSheet, type PanelSheet, type SheetDrawing } from './sheets/sheet';
export { forms, type Form } from './forms/forms';
export { grommetCentres, seamCount } from './finishing';
export {
  TEMPLATE_CODES,
  type Template,
  type TemplateMark,
  type TemplateMeasure,
  type TemplatePiece,
} from './templates/template';
export { hasTemplate, template } from './templates/templates';
export { templatePicture } from './templates/template-picture';
export {
  templateSheet,
  templateSvg,
  type TemplateInk,
  type TemplateSheet,
  type TemplateText,
} from './templates/template-sheet';
