/** In the sequence in which they are preferred. */
const DELIMITERS = ['\t', ';', '|', ','] as const;
/** Lines that decide which delimiter a text has. */
const SAMPLE = 50;

/** Splits comma-, semicolon- or tab-separated text into rows of cells. Quoted cells may contain delimiters and line breaks. */
export function splitTable(text: string): string[][] {
  const normalized = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const [, named] = /^sep=(.)\n/i.exec(normalized) ?? [];
  const body = named === undefined ? normalized : normalized.slice(normalized.indexOf('\n') + 1);
  return splitBy(body, named ?? findDelimiter(body));
}

/** Of the delimiters that most lines have, the one that most lines have equally often; null if there is none. */
function findDelimiter(text: string): string | null {
  const lines = text.split('\n', SAMPLE).filter((line) => line.trim() !== '');
  let [best, most]: [string | null, number] = [null, 0];
  for (const delimiter of DELIMITERS) {
    const counts = lines.map((line) => countOutsideQuotes(line, delimiter)).filter((count) => count > 0);
    const alike = Math.max(0, ...counts.map((count) => counts.filter((other) => other === count).length));
    if (counts.length * 2 > lines.length && alike > most) [best, most] = [delimiter, alike];
  }
  return best;
}

/** A quote inside a cell may stand for inches. */
function countOutsideQuotes(line: string, delimiter: string): number {
  return line.replace(/(^|[\t;|,])[^\S\t]*"(?:[^"]|"")*"/g, '$1').split(delimiter).length - 1;
}

function splitBy(text: string, delimiter: string | null): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const cell = readCell(text, at, delimiter);
    row.push(cell.value);
    at = cell.end + 1;
    if (text[cell.end] === delimiter && cell.end < text.length) continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** Reads the cell at a position, up to the delimiter, line break or end of the text that follows it. */
function readCell(text: string, start: number, delimiter: string | null): { value: string; end: number } {
  const quoted = text[start] === '"' ? readQuoted(text, start, delimiter) : null;
  if (quoted) return quoted;
  let end = start;
  while (end < text.length && text[end] !== '\n' && text[end] !== delimiter) end++;
  return { value: text.slice(start, end), end };
}

/** Null if the quote does not end before a delimiter, as in `"` for inches. */
function readQuoted(text: string, start: number, delimiter: string | null): { value: string; end: number } | null {
  let close = text.indexOf('"', start + 1);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  if (close < 0) return null;
  const next = text[close + 1];
  if (next !== undefined && next !== '\n' && next !== delimiter) return null;
  return { value: text.slice(start + 1, close).replaceAll('""', '"'), end: close + 1 };
}
