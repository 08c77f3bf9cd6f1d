const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** The longest text of a cell. */
const MAX_TEXT = 32_767;

/**
 * A number is written as a number, a text as a text, which is never evaluated as a formula. A decimal is a number that
 * keeps its decimal places in CSV.
 */
export type StreamedCell = string | number | boolean | { decimal: string };

/** A cell in CSV. */
export function cellText(value: StreamedCell): string {
  return typeof value === 'object' ? value.decimal : String(value);
}

export const SHEET_START = `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetData>`;
export const SHEET_END = '</sheetData></worksheet>';

/**
 * Rows of a sheet. Empty texts are no cells.
 * @param first the number of the first row, from 1
 */
export function sheetRows(rows: readonly (readonly StreamedCell[])[], first: number): string {
  return rows
    .map((cells, index) => {
      const number = first + index;
      return `<row r="${number}">${cells.map((value, column) => cell(value, `${columnName(column)}${number}`)).join('')}</row>`;
    })
    .join('');
}

/** A to Z, then AA to ZZ. */
function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}

function cell(value: StreamedCell, address: string): string {
  if (value === '') return '';
  if (typeof value === 'boolean') return `<c r="${address}" t="b"><v>${Number(value)}</v></c>`;
  if (typeof value !== 'string') return `<c r="${address}"><v>${cellText(value)}</v></c>`;
  return `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${escapeText(value.slice(0, MAX_TEXT))}</t></is></c>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * XML has no control characters but tabs and line breaks, and no halves of characters. Text that looks like the escape
 * by which workbooks write others is escaped itself.
 */
function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/_(?=x[0-9a-fA-F]{4}_)/g, '_x005F_')
    .replaceAll(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>]/g, (character) => ENTITIES[character] ?? '');
}

const numbersTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

export function contentTypes(sheets: number): string {
  const overrides = numbersTo(sheets).map(
    (number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${TYPES}.worksheet+xml"/>`,
  );
  return `${DECLARATION}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>${overrides.join('')}</Types>`;
}

export const ROOT_RELATIONSHIPS = `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONSHIPS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

/** @param names of the sheets, in letters that XML does not escape */
export function workbook(names: readonly string[]): string {
  const list = names.map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`);
  return `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONSHIPS}"><sheets>${list.join('')}</sheets></workbook>`;
}

export function workbookRelationships(sheets: number): string {
  const list = numbersTo(sheets).map(
    (number) =>
      `<Relationship Id="rId${number}" Type="${RELATIONSHIPS}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
  );
  return `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}</Relationships>`;
}
