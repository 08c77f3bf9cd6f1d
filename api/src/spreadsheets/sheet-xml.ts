import type { FieldErrorCode } from '@shop/contract';
import { WORKBOOK_LIMITS, type WorkbookLimits } from './workbook-limits';
import { UnreadableWorkbook, WorkbookTooLarge } from './xlsx-archive';

const MAX_COLUMNS = 60;

/** Private-use characters that enclose the error code of a cell. */
const [MARK_START, MARK_END] = ['\uf8f0', '\uf8f1'];
const MARKED = /^\uf8f0(formula|cell_error)\uf8f1$/;

/** The error code of a marked cell; null for any other value. */
export function parseMark(value: unknown): FieldErrorCode | null {
  const [, code] = (typeof value === 'string' && MARKED.exec(value)) || [];
  return code === 'formula' || code === 'cell_error' ? code : null;
}

/**
 * Limits the size of a workbook part and replaces formulas and errors by marks.
 * @throws UnreadableWorkbook for XML that spreadsheet programs do not write and that another reader might understand
 *   differently, `WorkbookTooLarge` beyond the limits
 */
export function sanitizePart(xml: string, limits: WorkbookLimits = WORKBOOK_LIMITS): string {
  if (xml.includes('<!') || /<[\w.-]+:(?:sheetData|row|c|f)[\s/>]/.test(xml))
    throw new UnreadableWorkbook('unexpected XML');
  return xml.includes('<sheetData') ? sanitizeSheet(xml, limits) : xml;
}

function sanitizeSheet(xml: string, limits: WorkbookLimits): string {
  const parts: string[] = [];
  let [from, cells, rows] = [0, 0, 0];
  for (const match of xml.matchAll(/<(row|c)(?=[\s/>])([^<>]*)(>?)/g)) {
    const [tag, name, text = '', end = ''] = match;
    if (end === '') throw new UnreadableWorkbook('a tag without an end');
    const attributes = parseAttributes(text);
    const at = attributes.get('r');
    if (name === 'row') {
      rows += 1;
      if (rows > limits.rows || isBeyond(at, limits)) throw new WorkbookTooLarge('too many rows');
      if (at !== undefined && !isLine(at)) throw new UnreadableWorkbook('a row out of bounds');
      continue;
    }
    cells += 1;
    if (cells > limits.cells) throw new WorkbookTooLarge('too many cells');
    if (at === undefined || !isCell(at, limits)) throw new UnreadableWorkbook('a cell out of bounds');
    if (text.endsWith('/')) continue;
    const close = xml.indexOf('</c>', match.index);
    if (close < 0) throw new UnreadableWorkbook('a cell without an end');
    const code = cellErrorCode(attributes.get('t'), xml.slice(match.index + tag.length, close));
    if (code === null) continue;
    const marked = `<c r="${at}" t="inlineStr"><is><t>${MARK_START}${code}${MARK_END}</t></is></c>`;
    parts.push(xml.slice(from, match.index), marked);
    from = close + '</c>'.length;
  }
  return parts.join('') + xml.slice(from);
}

function cellErrorCode(type: string | undefined, content: string): FieldErrorCode | null {
  if (/<(?:\w+:)?f[\s/>]/.test(content)) return 'formula';
  return type === 'e' ? 'cell_error' : null;
}

/** @throws UnreadableWorkbook for a tag that another reader might split into other attributes */
function parseAttributes(text: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  let after = 0;
  for (const { 0: whole, 1: name = '', 2: value = '' } of text.matchAll(/\s+([\w:.-]+)=("[^"]*"|'[^']*')/gy)) {
    if (attributes.has(name)) throw new UnreadableWorkbook('an attribute twice');
    attributes.set(name, value.slice(1, -1));
    after += whole.length;
  }
  if (!/^\s*\/?$/.test(text.slice(after))) throw new UnreadableWorkbook('a malformed tag');
  return attributes;
}

const isLine = (text: string) => /^[1-9]\d{0,4}$/.test(text);

const isBeyond = (row: string | undefined, { rows }: WorkbookLimits) =>
  row !== undefined && /^[1-9]\d{0,6}$/.test(row) && Number(row) > rows;

function isCell(text: string, { rows }: WorkbookLimits): boolean {
  const [, columnName = '', line = ''] = /^([A-Z]{1,2})(\d{1,5})$/.exec(text) ?? [];
  const column = [...columnName].reduce((sum, character) => sum * 26 + character.charCodeAt(0) - 64, 0);
  return columnName !== '' && isLine(line) && Number(line) <= rows && column <= MAX_COLUMNS;
}
