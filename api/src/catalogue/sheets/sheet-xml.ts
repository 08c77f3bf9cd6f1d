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
  for (const match of xml.matchAll(/<(row|c)(?=[\s/>])([^<>]*)(>?)/g)) {
    const [tag, name, text = '', end = ''] = match;
    if (end === '') throw new UnreadableWorkbook('a tag without an end');
    const attributes = attributesOf(text);
    const at = attributes.get('r');
    if (name === 'row') {
      rows += 1;
      if (rows > MOST_ROWS || (at !== undefined && !isLine(at))) throw new UnreadableWorkbook('too many rows');
      continue;
    }
    cells += 1;
    if (cells > MOST_CELLS || at === undefined || !isCell(at)) throw new UnreadableWorkbook('a cell out of bounds');
    if (text.endsWith('/')) continue;
    const close = xml.indexOf('</c>', match.index);
    if (close < 0) throw new UnreadableWorkbook('a cell without an end');
    const code = faultOf(attributes.get('t'), xml.slice(match.index + tag.length, close));
    if (code === null) continue;
    const marked = `<c r="${at}" t="inlineStr"><is><t>${BEFORE}${code}${AFTER}</t></is></c>`;
    kept.push(xml.slice(from, match.index), marked);
    from = close + '</c>'.length;
  }
  return kept.join('') + xml.slice(from);
}

function faultOf(type: string | undefined, content: string): ReasonCode | null {
  if (/<(?:\w+:)?f[\s/>]/.test(content)) return 'formula';
  return type === 'e' ? 'cell_error' : null;
}

/** Refuses a tag that is not written as spreadsheets write them: another reader might see other attributes in it. */
function attributesOf(text: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  let after = 0;
  for (const { 0: whole, 1: name = '', 2: value = '' } of text.matchAll(/\s+([\w:.-]+)=("[^"]*"|'[^']*')/gy)) {
    if (attributes.has(name)) throw new UnreadableWorkbook('an attribute twice');
    attributes.set(name, value.slice(1, -1));
    after += whole.length;
  }
  if (!/^\s*\/?$/.test(text.slice(after))) throw new UnreadableWorkbook('a bent tag');
  return attributes;
}

const isLine = (text: string) => /^[1-9]\d{0,4}$/.test(text) && Number(text) <= MOST_ROWS;

function isCell(text: string): boolean {
  const [, letters = '', line = ''] = /^([A-Z]{1,2})(\d{1,5})$/.exec(text) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return letters !== '' && isLine(line) && column <= MOST_COLUMNS;
}
