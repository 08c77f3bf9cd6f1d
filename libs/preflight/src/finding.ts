/** Every finding that a report can have, in the order of a report. */
export const FINDING_CODES = [
  'unreadable',
  'encrypted',
  'not_examined',
  'empty',
  'resolution_low',
  'resolution_fair',
  'scaled',
  'proportions',
  'rotated',
  'bleed_missing',
  'grommet_zone',
  'seam_crossing',
  'fonts_missing',
  'fonts_live',
  'small_text',
  'fine_line',
  'rgb',
  'out_of_gamut',
  'profile_missing',
  'ink_total',
  'spot_colours',
  'transparency',
  'pages',
  'layers',
  'active_content',
  'template_guides',
  'duplicate',
] as const;

export type FindingCode = (typeof FINDING_CODES)[number];

export type Severity = 'error' | 'warning' | 'info';

/** A rectangle in mm from the top left corner of the piece. */
export interface FindingArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One result of the check of a file. Its text in a language is made from the code and the values. */
export interface Finding {
  code: FindingCode;
  severity: Severity;
  /** Numbers and names that the text mentions. */
  values: Record<string, number | string>;
  /** The place; the rectangle around all of them if there are several. */
  area?: FindingArea;
  /** Each place, of a finding that may have several. */
  areas?: FindingArea[];
}
