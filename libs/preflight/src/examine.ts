import { checkColours, checkFonts, checkParts, checkReadable } from './content-checks';
import type { ColourMode, FileFacts } from './facts';
import { contentOnPiece, findGrommetZones, findSeamCrossings } from './finish-checks';
import { FINDING_CODES, type Finding } from './finding';
import { positive, tenths } from './numbers';
import { place } from './placement';
import type { Piece } from './piece';
import { dpiOnPiece } from './resolution';
import { checkResolution, checkShape, checkSmallDetails } from './size-checks';

/**
 * Everything that is to be said about a file that is printed on the piece, in the order of `FINDING_CODES`. Facts
 * that are not known, or make no sense, lead to no finding.
 */
export function examine(facts: FileFacts, piece: Piece): Finding[] {
  const placement = place(facts, piece);
  const hasGrommetsOrSeams = piece.grommets.length > 0 || piece.seams.length > 0;
  const content = placement && hasGrommetsOrSeams ? contentOnPiece(facts, placement, piece) : [];
  const findings = [
    ...checkReadable(facts),
    ...(placement
      ? [...checkResolution(facts, placement), ...checkShape(placement, piece), ...checkSmallDetails(facts, placement)]
      : []),
    ...findGrommetZones(content, piece),
    ...findSeamCrossings(content, piece),
    ...checkFonts(facts),
    ...checkColours(facts, piece),
    ...checkParts(facts, piece),
  ];
  return findings.toSorted((a, b) => FINDING_CODES.indexOf(a.code) - FINDING_CODES.indexOf(b.code));
}

export type Verdict = 'ok' | 'warning' | 'error';

/** The most severe finding; null if the file was not examined and nothing else is known of it. */
export function verdict(findings: readonly Finding[]): Verdict | null {
  if (findings.some(({ severity }) => severity === 'error')) return 'error';
  if (findings.some(({ severity }) => severity === 'warning')) return 'warning';
  return findings.some(({ code }) => code === 'not_examined') ? null : 'ok';
}

/** What a report tells of the file itself. Only known values are present. */
export interface FileSummary {
  widthPx?: number;
  heightPx?: number;
  widthMm?: number;
  heightMm?: number;
  /** Resolution at the ordered size. */
  dpi?: number;
  /** Piece : file, as 10 for a file at 1:10. */
  scale?: number;
  colour?: ColourMode;
  profile?: string;
  pages?: number;
}

/** The facts that a report shows, at the size of the piece. */
export function summarize(facts: FileFacts, piece: Piece): FileSummary {
  const placement = place(facts, piece);
  const summary = {
    widthPx: positive(facts.widthPx),
    heightPx: positive(facts.heightPx),
    widthMm: rounded(facts.widthMm),
    heightMm: rounded(facts.heightMm),
    dpi: rounded(placement && dpiOnPiece(facts, placement)),
    scale: placement && placement.scale,
    colour: facts.colour,
    profile: facts.profile,
    pages: positive(facts.pages),
  };
  return Object.fromEntries(Object.entries(summary).filter(([, value]) => value !== null));
}

function rounded(value: number | null): number | null {
  const known = positive(value);
  return known === null ? null : tenths(known);
}
