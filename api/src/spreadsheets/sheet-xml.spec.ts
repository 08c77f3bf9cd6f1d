import { UnreadableWorkbook } from './xlsx-archive';
import { sanitizePart, parseMark } from './sheet-xml';

const sheet = (rows: string) => `<?xml version="1.0"?><worksheet><sheetData>${rows}</sheetData></worksheet>`;
const marks = (xml: string) =>
  [...xml.matchAll(/<c r="(\w+)"[^>]*><is><t>(.*?)<\/t>/g)].map(([, at, mark]) => [at, parseMark(mark)]);

test('plain cells are not changed', () => {
  const xml = sheet('<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1"/><c r="C1"><v>2</v></c></row>');
  expect(sanitizePart(xml)).toBe(xml);
});

test.each([
  ['<c r="A1"><f>1+1</f><v>2</v></c>', 'formula'],
  ['<c r="A1"><f t="shared" si="0"/><v>2</v></c>', 'formula'],
  ["<c t='str' r='A1'><f>x</f></c>", 'formula'],
  ['<c r="A1" t="e"><v>#REF!</v></c>', 'cell_error'],
])('%s is replaced by a mark', (cell, code) => {
  const checked = sanitizePart(sheet(`<row r="1">${cell}<c r="B1"><v>7</v></c></row>`));
  expect(marks(checked)).toEqual([['A1', code]]);
  expect(checked).toContain('<c r="B1"><v>7</v></c>');
});

test.each([
  '<row r="20001"/>',
  '<row r="0"/>',
  '<row r="1e4"/>',
  '<row r="&#49;"/>',
  '<row\tr = "99999"/>',
  '<row x=">" r="99999"></row>',
  '<row r="1"><c r="A20001"/></row>',
  '<row r="1"><c r="BZ1"/></row>',
  '<row r="1"><c r="XFD1"/></row>',
  '<row r="1"><c/></row>',
  '<row r="1"><c r="A1"><v>1</v></row>',
  '<x:row r="1"/>',
  '<row x="<" r="99999"/>',
  '<row/r="99999"/>',
  '<row r="1" r="99999"/>',
  '<row r=99999/>',
  `<row x=" r='1'" r="99999"/>`,
  '<!-- -->',
])('%s is rejected', (rows) => {
  expect(() => sanitizePart(sheet(rows))).toThrow(UnreadableWorkbook);
});

test('too many cells are rejected', () => {
  const row = (line: number) =>
    `<row r="${line}">${Array.from({ length: 26 }, (_, place) => `<c r="${String.fromCharCode(65 + place)}${line}"/>`).join('')}</row>`;
  const rows = Array.from({ length: 11_600 }, (_, index) => row(index + 1)).join('');
  expect(() => sanitizePart(sheet(rows))).toThrow(UnreadableWorkbook);
});

test('only text in private-use characters is read as a mark', () => {
  expect(parseMark('\uf8f0formula\uf8f1')).toBe('formula');
  expect(parseMark('formula')).toBeNull();
});
