import type { FileFacts } from '@shop/preflight';

/** The facts of a file about which only its format is known. */
export function unknownFacts(format: string): FileFacts {
  return {
    format,
    depth: 'header',
    notExamined: null,
    pages: null,
    widthPx: null,
    heightPx: null,
    widthMm: null,
    heightMm: null,
    dpi: null,
    colour: null,
    profile: null,
    ink: null,
    gamut: null,
    spotColours: [],
    embeddedFonts: [],
    missingFonts: [],
    hasTransparency: false,
    hiddenLayers: [],
    activeContent: [],
    thinnestStrokeMm: null,
    smallestTextMm: null,
    textAreas: [],
    detail: null,
    hasTemplateGuides: false,
    isEmpty: false,
  };
}

/** A file is damaged or has nothing of what its format promises. */
export class DamagedFile extends Error {}

/** Names from a file: without control characters, at most 80 characters each, none twice, at most 40. */
export function cleanNames(names: Iterable<string>): string[] {
  const cleaned = new Set<string>();
  for (const name of names) {
    const visible = name.replaceAll(/[\p{C}\u2028\u2029]/gu, '').trim();
    if (visible !== '') cleaned.add(visible.slice(0, 80));
    if (cleaned.size === MAX_NAMES) break;
  }
  return [...cleaned];
}

const MAX_NAMES = 40;
