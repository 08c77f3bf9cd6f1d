/** What a spreadsheet would take for a formula, also behind spaces. */
const FORMULA = /^[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20|%]/;

/** A table as CSV for spreadsheets: UTF-8 with its mark, and no text in it is ever computed. */
export function csv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Amounts below zero stay amounts. */
function cell(text: string): string {
  const isFigure = /^-?\d+(\.\d+)?$/.test(text);
  const safe = !isFigure && (FORMULA.test(text) || /^[\t\r\n]/.test(text)) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Whole minor units as a decimal with a point, whoever reads it. */
export function decimal(amount: number, digits: number): string {
  const figures = String(Math.abs(amount)).padStart(digits + 1, '0');
  const whole = figures.slice(0, figures.length - digits);
  return `${amount < 0 ? '-' : ''}${whole}${digits > 0 ? `.${figures.slice(-digits)}` : ''}`;
}
