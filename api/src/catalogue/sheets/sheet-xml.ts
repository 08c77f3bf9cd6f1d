import type { ReasonCode } from '@shop/contract';
import { UnreadableWorkbook } from './archive';

/** Far more than any catalogue has; a single cell in the last row of all would fill the memory otherwise. */
const MOST_ROWS = 20_000;
const MOST_COLUMNS = 60;
const MOST_CELLS = 300_000;

/** Stands in a cell's place for what it holds; nobody types these characters. */
const [BEFORE, AFTER] = ['\uf8f0', '\uf8f1'];
const MARKED = /^\uf8f0(formula|cell_error)\uf8f1$/;

/** Why the cell is no value, where it was marked so. */
export function markOf(value: unknown): ReasonCode | null {
  const [, code] = (typeof value === 'string' && MARKED.exec(value)) || [];
  return code === 'formula' || code === 'cell_error' ? code : null;
}

/**
 * A part of a workbook before anything reads it whole: bounded, and with formulas and errors marked instead of read.
 * What spreadsheets never write, and would let a cell stand elsewhere than it was seen, is refused: `UnreadableWorkbook`.
 */
export function checkedPart(xml: string): string {
  if (xml.includes('<!') || /<[\w.-]+:(?:sheetData|row|c|f)[\s/>]/.test(xml))
    throw new UnreadableWorkbook('no plain XML');
  return xml.includes('<sheetData') ? checkedSheet(xml) : xml;
}

function checkedSheet(xml: string): string {
  const kept: string[] = [];
  let [from, cells, rows] = [0, 0, 0];
  for (const match of xml.matchAll(/<(row|c)(?=[\s/>])([^<>]*)>/g)) {
    const [tag, name, attributes = ''] = match;
    const at = attributeOf(attributes, PLACE);
    if (name === 'row') {
      rows += 1;
      if (rows > MOST_ROWS || (at !== null && !isLine(at))) throw new UnreadableWorkbook('too many rows');
      continue;
    }
    cells += 1;
    if (cells > MOST_CELLS || at === null || !isCell(at)) throw new UnreadableWorkbook('a cell out of bounds');
    if (attributes.endsWith('/')) continue;
    const end = xml.indexOf('</c>', match.index);
    if (end < 0) throw new UnreadableWorkbook('a cell without an end');
    const code = faultOf(attributeOf(attributes, TYPE), xml.slice(match.index + tag.length, end));
    if (code === null) continue;
    const marked = `<c r="${at}" t="inlineStr"><is><t>${BEFORE}${code}${AFTER}</t></is></c>`;
    kept.push(xml.slice(from, match.index), marked);
    from = end + '</c>'.length;
  }
  return kept.join('') + xml.slice(from);
}

const PLACE = /(?:^|\s)r\s*=\s*(["'])(.*?)\1/;
const TYPE = /(?:^|\s)t\s*=\s*(["'])(.*?)\1/;

function faultOf(type: string | null, content: string): ReasonCode | null {
  if (/<(?:\w+:)?f[\s/>]/.test(content)) return 'formula';
  return type === 'e' ? 'cell_error' : null;
}

/** Refuses a tag whose quotes are not in pairs: what follows it would belong to it. */
function attributeOf(attributes: string, form: RegExp): string | null {
  if (/["']/.test(attributes.replaceAll(/"[^"]*"|'[^']*'/g, ''))) throw new UnreadableWorkbook('a tag that has no end');
  return form.exec(attributes)?.[2] ?? null;
}

const isLine = (text: string) => /^[1-9]\d{0,4}$/.test(text) && Number(text) <= MOST_ROWS;

function isCell(text: string): boolean {
  const [, letters = '', line = ''] = /^([A-Z]{1,2})(\d{1,5})$/.exec(text) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return letters !== '' && isLine(line) && column <= MOST_COLUMNS;
}
