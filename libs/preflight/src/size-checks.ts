import type { FileFacts } from './facts';
import type { Finding } from './finding';
import { SLACK, tenths } from './numbers';
import { misfit, type Placement } from './placement';
import type { Piece } from './piece';
import { dpiOnPiece, largestSizes, sharpFromM } from './resolution';

/** Below it pixels are seen from a usual distance. */
const LOW_DPI = 100;

/** From here on more pixels cannot be seen. */
const GOOD_DPI = 300;

const SMALL_TEXT_MM = 5;
const FINE_LINE_MM = 0.5;

/** Whether the file has enough pixels at the ordered size. */
export function checkResolution(facts: FileFacts, placement: Placement): Finding[] {
  const dpi = dpiOnPiece(facts, placement);
  if (dpi === null || dpi >= GOOD_DPI - SLACK) return [];
  const isLow = dpi < LOW_DPI - SLACK;
  const [largest] = largestSizes(facts);
  return [
    {
      code: isLow ? 'resolution_low' : 'resolution_fair',
      severity: isLow ? 'warning' : 'info',
      values: {
        dpi: tenths(dpi),
        distanceM: tenths(sharpFromM(dpi)),
        largestWidthMm: tenths(largest?.widthMm ?? 0),
        largestHeightMm: tenths(largest?.heightMm ?? 0),
      },
    },
  ];
}

/** Scale, proportions, orientation and bleed. */
export function checkShape(placement: Placement, piece: Piece): Finding[] {
  const { fits, isTurned, scale } = placement;
  const findings: Finding[] = [];
  if (scale !== null && scale !== 1) findings.push({ code: 'scaled', severity: 'info', values: { scale } });
  if (fits === 'none') {
    const { kind, cutMm, whiteMm } = misfit(placement, piece);
    const values = { kind, cutMm: tenths(cutMm), whiteMm: tenths(whiteMm) };
    findings.push({ code: 'proportions', severity: 'warning', values });
  }
  if (isTurned) findings.push({ code: 'rotated', severity: 'info', values: {} });
  const { top, right, bottom, left } = piece.bleedMm;
  const bleedMm = Math.max(top, right, bottom, left);
  if (bleedMm > 0 && fits === 'finished')
    findings.push({ code: 'bleed_missing', severity: 'warning', values: { bleedMm } });
  return findings;
}

/** Letters and lines that are hard to see or to print at the ordered size. */
export function checkSmallDetails(facts: FileFacts, { enlargement }: Placement): Finding[] {
  if (enlargement === null) return [];
  const findings: Finding[] = [];
  const [text, line] = [atSize(facts.smallestTextMm, enlargement), atSize(facts.thinnestStrokeMm, enlargement)];
  if (text !== null && text < SMALL_TEXT_MM - SLACK)
    findings.push({ code: 'small_text', severity: 'info', values: { heightMm: tenths(text), limitMm: SMALL_TEXT_MM } });
  if (line !== null && line < FINE_LINE_MM - SLACK)
    findings.push({ code: 'fine_line', severity: 'info', values: { strokeMm: tenths(line), limitMm: FINE_LINE_MM } });
  return findings;
}

const atSize = (mm: number | null, enlargement: number) =>
  mm === null || !(mm >= 0 && mm < 1e6) ? null : mm * enlargement;
