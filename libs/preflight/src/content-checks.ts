import type { FileFacts, NotExaminedReason } from './facts';
import type { Finding, FindingCode, Severity } from './finding';
import { positive } from './numbers';
import type { Piece } from './piece';

/** Changes of colour in a smaller share of the picture are not told. */
const SEEN_SHARE = 0.01;
const LARGE_SHARE = 0.1;

/** Ink over the limit in a smaller share dries. */
const INK_SHARE = 0.001;

/** The share of a list of ink shares stands for 10 % more than the one before. */
const INK_STEP = 10;

/** Spot colours that name a step of production instead of an ink, in lower case without spaces and hyphens. */
const PRODUCTION_COLOURS = new Set([
  'cutcontour',
  'thrucut',
  'kisscut',
  'dieline',
  'fold',
  'crease',
  'grommets',
  'seam',
  'white',
  'whiteink',
  'spotwhite',
  'rdgwhite',
]);

const finding = (code: FindingCode, severity: Severity, values: Finding['values'] = {}): Finding => ({
  code,
  severity,
  values,
});

/** Why the file, or a part of it, could not be examined. */
export function checkReadable({ notExamined }: FileFacts): Finding[] {
  if (notExamined === null) return [];
  if (notExamined === 'damaged') return [finding('unreadable', 'error')];
  if (notExamined === 'encrypted') return [finding('encrypted', 'error')];
  return [finding('not_examined', 'info', { kind: EXPLAINED[notExamined] })];
}

const EXPLAINED = {
  archive: 'archive',
  no_reader: 'format',
  out_of_memory: 'size',
  out_of_time: 'size',
} as const satisfies Record<Exclude<NotExaminedReason, 'damaged' | 'encrypted'>, string>;

/** Fonts that are not outlines. */
export function checkFonts({ missingFonts, embeddedFonts }: FileFacts): Finding[] {
  const findings: Finding[] = [];
  if (missingFonts.length > 0) findings.push(finding('fonts_missing', 'error', { names: listed(missingFonts) }));
  if (embeddedFonts.length > 0) findings.push(finding('fonts_live', 'info', { names: listed(embeddedFonts) }));
  return findings;
}

/** Colours that print differently from the screen. */
export function checkColours(facts: FileFacts, { material }: Piece): Finding[] {
  const { colour, gamut, profile, depth } = facts;
  const findings: Finding[] = [];
  if (colour === 'rgb' || colour === 'lab' || colour === 'indexed' || colour === 'mixed')
    findings.push(finding('rgb', 'info'));
  if (gamut && gamut.share > SEEN_SHARE) {
    const share = Math.min(1, gamut.share);
    const severity = share > LARGE_SHARE ? 'warning' : 'info';
    findings.push(finding('out_of_gamut', severity, { share, ...gamut.worst }));
  }
  if (colour === 'cmyk' && !profile && depth === 'full') findings.push(finding('profile_missing', 'info'));
  return [...findings, ...checkInk(facts, material.inkLimit), ...checkSpotColours(facts)];
}

function checkInk({ ink }: FileFacts, limit: number): Finding[] {
  const share = ink?.[Math.floor(limit / INK_STEP) + 1] ?? 0;
  if (!ink || !(share > INK_SHARE)) return [];
  const highest = ink.findLastIndex((each) => each > 0) * INK_STEP;
  return [finding('ink_total', 'warning', { share: Math.min(1, share), limit: limit / 100, highest: highest / 100 })];
}

function checkSpotColours({ spotColours }: FileFacts): Finding[] {
  const known = spotColours.filter((name) => isProductionColour(name));
  const others = spotColours.filter((name) => !isProductionColour(name));
  return [
    ...(known.length > 0 ? [finding('spot_colours', 'info', { kind: 'production', names: listed(known) })] : []),
    ...(others.length > 0 ? [finding('spot_colours', 'info', { kind: 'ink', names: listed(others) })] : []),
  ];
}

const isProductionColour = (name: string) => PRODUCTION_COLOURS.has(name.toLowerCase().replaceAll(/[\s_-]/g, ''));

/** What else is in the file that does not print as it looks. */
export function checkParts(facts: FileFacts, { material, sameFileAs }: Piece): Finding[] {
  const { hasTransparency, pages, hiddenLayers, activeContent } = facts;
  const findings: Finding[] = [];
  if (hasTransparency && material.isOpaque && !material.hasWhiteInk) findings.push(finding('transparency', 'info'));
  const known = positive(pages);
  if (known !== null && known > 1) findings.push(finding('pages', 'warning', { pages: known }));
  if (hiddenLayers.length > 0) findings.push(finding('layers', 'info', { names: listed(hiddenLayers) }));
  if (activeContent.length > 0) findings.push(finding('active_content', 'info'));
  if (facts.hasTemplateGuides) findings.push(finding('template_guides', 'warning'));
  if (facts.isEmpty) findings.push(finding('empty', 'warning'));
  if (sameFileAs.length > 0) findings.push(finding('duplicate', 'warning', { items: sameFileAs.join(', ') }));
  return findings;
}

const LISTED_NAMES = 5;
const NAME_LENGTH = 40;

/** The first names, shortened; text of a file may be anything. */
function listed(names: readonly string[]): string {
  const shown = names.slice(0, LISTED_NAMES).map((name) => [...name].slice(0, NAME_LENGTH).join(''));
  return shown.join(', ') + (names.length > LISTED_NAMES ? ' …' : '');
}
