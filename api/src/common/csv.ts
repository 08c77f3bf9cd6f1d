/** What a spreadsheet program takes for the start of a formula, also after spaces. */
const FORMULA_START = /^[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20|%]/;

/** A table as CSV for spreadsheet programs: UTF-8 with byte order mark. No text in it is evaluated as a formula. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((cells) => cells.map(formatCell).join(',')).join('\r\n')}\r\n`;
}

/** Negative numbers start with a minus but are no formulas. */
function formatCell(text: string): string {
  const isNumber = /^-?\d+(\.\d+)?$/.test(text);
  const safe = !isNumber && (FORMULA_START.test(text) || /^[\t\r\n]/.test(text)) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** An amount in whole minor units as a decimal number with a point, in every locale. */
export function formatDecimal(amount: number, digits: number): string {
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  return `${amount < 0 ? '-' : ''}${whole}${digits > 0 ? `.${text.slice(-digits)}` : ''}`;
}
