import type { Point } from '../geometry';

/** What a line or field of a template is, and the letter that stands for it in every language. */
export const TEMPLATE_CODES = {
  /** Printed past the edge and cut off. */
  bleed: 'B',
  /** The cut edge. */
  trim: 'T',
  /** What must be read stays inside. */
  safe: 'S',
  /** Inside the stand, unseen. */
  hidden: 'H',
  /** Sewn round the pole. */
  sleeve: 'P',
  /** Where a printed end turns back. */
  fold: 'F',
  /** Where two panels meet. */
  joint: 'J',
  /** A hole with its metal ring. */
  eyelet: 'E',
  /** No text nearer to an eyelet than this. */
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

/** What a mark measures, in mm: one number, or width and height. */
export interface TemplateMeasure {
  readonly mark: TemplateMark;
  readonly mm: readonly number[];
  /** How many there are, where they are counted. */
  readonly count?: number;
}

/** A code's letter: from where on its line to where it stands. */
export interface TemplateTag {
  readonly mark: TemplateMark;
  readonly from: Point;
  readonly at: Point;
}

/** How a print's file is laid out at its own size. Everything is in mm from the top left of the page. */
export interface Template {
  /** The page: the trimmed print with its bleed on every side. */
  readonly widthMm: number;
  readonly heightMm: number;
  readonly bleedMm: number;
  /** In the order they are drawn. */
  readonly shapes: readonly TemplateShape[];
  readonly measures: readonly TemplateMeasure[];
  readonly tags: readonly TemplateTag[];
  /** Where lines of text find room. */
  readonly textArea: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** The print of a stand or flag, and the whole that it hangs on. */
export interface TemplatePiece {
  readonly print: { readonly widthMm: number; readonly heightMm: number };
  /** Of the front of the whole stand or flag. */
  readonly widthMm: number;
}
