const STEP = 1024;
const UNITS = ['byte', 'kilobyte', 'megabyte'] as const;

/** `3.4 MB`, by the same measure as the limit of 80 MB. */
export function fileSize(bytes: number, locale: string): string {
  const power = bytes < STEP ? 0 : bytes < STEP * STEP ? 1 : 2;
  const [unit, digits] = [UNITS[power], power === 2 ? 1 : 0];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: digits }).format(bytes / STEP ** power);
}

/** Pixels along a side of a print at a resolution. */
export function pixelsAt(mm: number, dpi: number): number {
  return Math.round((mm / 25.4) * dpi);
}
