import type { Point } from '../geometry';

/** The kind of a line or field of a template, with its letter, which is the same in every language. */
export const TEMPLATE_CODES = {
  /** Printed past the edge and cut off. */
  bleed: 'B',
  /** The cut edge. */
  trim: 'T',
  /** The safe area: texts and logos belong inside. */
  safe: 'S',
  /** Hidden inside the stand. */
  hidden: 'H',
  /** Sewn round the pole. */
  sleeve: 'P',
  /** Where a printed end is folded back. */
  fold: 'F',
  /** Where two panels meet. */
  joint: 'J',
  /** A hole with its metal ring. */
  grommet: 'G',
  /** The area around a grommet that must be free of text. */
  quiet: 'Q',
  /** A loop of cloth that holds the print to its pole. */
  tab: 'L',
  centre: 'C',
} as const;

export type TemplateMark = keyof typeof TEMPLATE_CODES;

/** One line or field, as path data of absolute M, L, C and Z in mm from the page's top left. */
export interface TemplateShape {
  readonly mark: TemplateMark;
  readonly d: string;
}

/** The size of a mark in mm: one number, or width and height. */
export interface TemplateMeasure {
  readonly mark: TemplateMark;
  readonly mm: readonly number[];
  /** The number of marks, if they are counted. */
  readonly count?: number;
}

/** The letter of a code: from a point on its line to the position of the letter. */
export interface TemplateTag {
  readonly mark: TemplateMark;
  readonly from: Point;
  readonly at: Point;
}

/** The file layout of a print at full size. All positions are in mm from the top left of the page. */
export interface Template {
  /** The page: the trimmed print with its bleed on every side. */
  readonly widthMm: number;
  readonly heightMm: number;
  readonly bleedMm: number;
  /** In drawing order. */
  readonly shapes: readonly TemplateShape[];
  readonly measures: readonly TemplateMeasure[];
  readonly tags: readonly TemplateTag[];
  /** The area for lines of text. */
  readonly textArea: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** The print of a stand or flag, and the size of the whole product. */
export interface TemplatePiece {
  readonly print: { readonly widthMm: number; readonly heightMm: number };
  /** The front of the whole stand or flag. */
  readonly widthMm: number;
}
