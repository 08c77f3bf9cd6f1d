const STEP = 1024;
const UNITS = ['byte', 'kilobyte', 'megabyte'] as const;

/** `3.4 MB` or `58 bytes`, in units of 1024 like the upload limit. */
export function formatFileSize(bytes: number, locale: string): string {
  const power = bytes < STEP ? 0 : bytes < STEP * STEP ? 1 : 2;
  const [unit, digits] = [UNITS[power], power === 2 ? 1 : 0];
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: digits,
  }).format(bytes / STEP ** power);
}

/** The pixels of a length in mm at a resolution. */
export function toPixels(mm: number, dpi: number): number {
  return Math.round((mm / 25.4) * dpi);
}
