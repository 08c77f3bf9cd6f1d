import fc from 'fast-check';
import type { Cell } from './cell';
import { MAX_SIZE_LIST_ROWS, readSizeList, type SizeListRow } from './read-size-list';
import { splitTable } from './table';
import type { Unit } from './units';

/** The rows that a pasted text is read as; the size list must not be refused as a whole. */
function read(text: string, unit: Unit = 2): SizeListRow[] {
  return readTable(splitTable(text), unit);
}

function readTable(table: Cell[][], unit: Unit = 2): SizeListRow[] {
  const list = readSizeList(table, unit);
  if (!list.ok) throw new Error(list.error);
  return list.rows;
}

/** A row in short: `90 × 120 (2) 5 Gate`, or its problems. */
function summarize({ size, quantity, label, problems }: SizeListRow): string {
  if (problems.length > 0) return problems.map(({ column, problem }) => `${column}: ${problem}`).join(', ');
  return `${size?.width} × ${size?.length} (${size?.unit}) ${quantity} ${label}`.trim();
}

const summary = (text: string, unit?: Unit) => read(text, unit).map(summarize);

describe('a size list', () => {
  it.each([
    ['a table of a spreadsheet', 'Width\tLength\tUnit\tQuantity\tLabel\n90\t120\tcm\t5\tGate', '90 × 120 (2) 5 Gate'],
    ['a German CSV', 'Menge;Breite (cm);Höhe (cm);Bezeichnung\n5;90,5;120;"Tor; Nord"', '90.5 × 120 (2) 5 Tor; Nord'],
    ['a Japanese CSV', '幅,高さ,数量,名前\n９０,１２０,５,西口', '90 × 120 (2) 5 西口'],
    ['a list without a header', '90, 120, 5, Gate', '90 × 120 (2) 5 Gate'],
    ['sizes in one cell', 'Size;Qty;Name\n3 x 6 ft;2 pcs;Gate', '3 × 6 (1) 2 Gate'],
    ['feet and inches', "3' 6\"\t6'\t1\tGate", '42 × 72 (0) 1 Gate'],
    ['fractions', 'width|height|qty\n10 1/2"|3½"|1', '10.5 × 3.5 (0) 1'],
    ['millimetres', 'W (mm),H (mm),Qty\n905,1200,1', '90.5 × 120 (2) 1'],
    ['two metric units', '90 cm;1,2 m;1', '90 × 120 (2) 1'],
    ['thousands', 'width;length;qty\n1 200;900;1 000', '1200 × 900 (2) 1000'],
    ['a title above the header', 'Order 2026\n\nwidth,length\n90,120', '90 × 120 (2) 1'],
    ['rows that are counted', '1;90;120;5\n2;80;110;6\n3;70;100;7', '90 × 120 (2) 5'],
    ['headers in two languages', 'Breite / Width,Höhe/Height,Menge / Qty\n90,120,2', '90 × 120 (2) 2'],
    ['headers with a length and a height', 'Length,Height\n90,120', '90 × 120 (2) 1'],
    ['a named delimiter', 'sep=;\nwidth;length\n90;120', '90 × 120 (2) 1'],
  ])('is read from %s', (_, text, expected) => {
    expect(summary(text)[0]).toBe(expected);
  });

  it('uses the unit of the page for sizes that name none', () => {
    expect(summary('3,6', 1)).toEqual(['3 × 6 (1) 1']);
  });

  it.each([
    ['an empty side', 'width,length\n90,', 'length: required'],
    ['a word', 'width,length\n90,wide', 'length: not_a_number'],
    ['a number that may be two', 'width;length\n1,200;90', 'width: ambiguous_number'],
    ['zero', 'width,length\n0,90', 'width: not_positive'],
    ['a negative side', 'width,length\n90,-5', 'length: not_positive'],
    ['an unknown unit', 'width,length,unit\n90,120,cubit', 'unit: unit_unknown'],
    ['feet with metres', 'width,length\n3 ft,2 m', 'unit: units_differ'],
    ['a unit beside another one', 'width,length,unit\n90cm,120cm,in', 'unit: units_differ'],
    ['a third of an inch', 'width,length\n1/3 in,5 in', 'width: too_precise'],
    ['a side of a thousand kilometres', 'width,length\n1000000,5', 'width: out_of_range'],
    ['half a piece', 'width,length,qty\n90,120,1.5', 'quantity: not_whole'],
    ['no pieces', 'width,length,qty\n90,120,0', 'quantity: not_positive'],
    ['a formula', 'width,length,label\n90,120,"=HYPERLINK(""x"")"', 'label: formula'],
    ['a row that was split at a decimal comma', 'width,length,qty\n90,5,120,1', 'width: too_many_cells'],
    ['a long label', `width,length,label\n90,120,${'x'.repeat(201)}`, 'label: too_long'],
  ])('refuses %s at its cell', (_, text, problem) => {
    expect(summary(text)).toEqual([problem]);
  });

  it('reads numbers, and marks formulas and errors of a spreadsheet', () => {
    const rows = readTable([
      ['width', 'length', 'qty', 'label'],
      [0.1 + 0.2, 90.5, 3, 12],
      [{ error: 'formula' }, 90, 1, null],
      [90, { error: 'cell_error' }, 1, null],
    ]);
    expect(rows.map(summarize)).toEqual(['0.3 × 90.5 (2) 3 12', 'width: formula', 'length: cell_error']);
    expect(rows.map(({ row }) => row)).toEqual([2, 3, 4]);
  });

  it('is refused as a whole if it is empty or too long', () => {
    expect(readSizeList(splitTable(' \n,,\n'), 2)).toEqual({ ok: false, error: 'empty' });
    for (const count of [MAX_SIZE_LIST_ROWS + 1, 10_001]) {
      const text = 'width,length\n' + '90,120\n'.repeat(count);
      expect(readSizeList(splitTable(text), 2)).toEqual({ ok: false, error: 'too_many_rows' });
    }
    expect(read('width,length\n' + '90,120\n'.repeat(MAX_SIZE_LIST_ROWS))).toHaveLength(MAX_SIZE_LIST_ROWS);
  });
});

interface Wanted {
  width: number;
  length: number;
  quantity: number;
  label: string;
}

interface Style {
  delimiter: '\t' | ';' | ',';
  comma: boolean;
  unit: 'column' | 'cell' | 'header' | 'none';
  headers: readonly [string, string, string, string, string] | null;
  oneCell: boolean;
  crlf: boolean;
  blanks: boolean;
}

const wanted: fc.Arbitrary<Wanted> = fc.record({
  width: fc.integer({ min: 1, max: 99_999 }).map((tenths) => tenths / 10),
  length: fc.integer({ min: 1, max: 99_999 }).map((tenths) => tenths / 10),
  quantity: fc.integer({ min: 1, max: 5000 }),
  label: fc.constantFrom('Gate', 'Gate "A"', 'Tor, Nord', '西口; 看板', '  spaced  out ', '', '3rd floor'),
});

const style: fc.Arbitrary<Style> = fc.record({
  delimiter: fc.constantFrom('\t' as const, ';' as const, ',' as const),
  comma: fc.boolean(),
  unit: fc.constantFrom('column' as const, 'cell' as const, 'header' as const, 'none' as const),
  headers: fc.constantFrom(
    null,
    ['Width', 'Height', 'Unit', 'Qty', 'Name'] as const,
    ['Breite', 'Höhe', 'Einheit', 'Anzahl', 'Bezeichnung'] as const,
    ['幅', '高さ', '単位', '数量', '備考'] as const,
    ['LARGEUR', 'HAUTEUR', 'UNITÉ', 'QUANTITÉ', 'NOM'] as const,
    ['Ancho', 'Alto', 'Unidad', 'Cantidad', 'Etiqueta'] as const,
  ),
  oneCell: fc.boolean(),
  crlf: fc.boolean(),
  blanks: fc.boolean(),
});

/** The list as somebody with these habits writes it. */
function write(rows: readonly Wanted[], { delimiter, comma, unit, headers, oneCell, crlf, blanks }: Style): string {
  const number = (value: number) => (comma ? String(value).replace('.', ',') : String(value));
  const side = (value: number) => number(value) + (unit === 'cell' ? ' cm' : '');
  const quote = (cell: string) =>
    cell.includes(delimiter) || cell.startsWith('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
  const line = ({ width, length, quantity, label }: Wanted) => [
    ...(oneCell ? [`${number(width)} x ${side(length)}`] : [side(width), side(length)]),
    ...(unit === 'column' ? ['cm'] : []),
    ...[String(quantity), label],
  ];
  const named = headers && [
    ...(oneCell ? ['Size'] : [headers[0], headers[1]]).map((name) => (unit === 'header' ? `${name} (cm)` : name)),
    ...(unit === 'column' ? [headers[2]] : []),
    ...[headers[3], headers[4]],
  ];
  const lines = [...(named ? [named] : []), ...rows.map(line)].map((cells) => cells.map(quote).join(delimiter));
  return lines.join(crlf ? '\r\n' : '\n') + (blanks ? '\n\n' : '');
}

const clean = (label: string) => label.replace(/\s+/g, ' ').trim();

test('of a thousand lists in various styles, every row is placed as it was meant or refused with the reason', () => {
  const counts = { placed: 0, refused: 0, wrong: 0 };
  fc.assert(
    fc.property(fc.array(wanted, { minLength: 1, maxLength: 12 }), style, (rows, habits) => {
      const found = read(write(rows, habits));
      expect(found).toHaveLength(rows.length);
      for (const [index, row] of found.entries()) {
        const { width, length, quantity, label } = rows[index] ?? { width: 0, length: 0, quantity: 0, label: '' };
        const meant = `${width} × ${length} (2) ${quantity} ${clean(label)}`.trim();
        if (row.problems.length > 0) counts.refused++;
        else if (summarize(row) === meant) counts.placed++;
        else counts.wrong++;
      }
    }),
    { numRuns: 1000, seed: 7 },
  );
  const total = counts.placed + counts.refused + counts.wrong;
  expect(counts.wrong / total).toBeLessThan(0.01);
  expect(counts.placed / total).toBeGreaterThan(0.9);
});

test('any text at all is read without an exception, and each row has a size or says why not', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.string({ unit: 'binary', maxLength: 12 }), { maxLength: 7 }), { maxLength: 20 }),
      (table) => {
        const list = readSizeList(splitTable(table.map((row) => row.join('\t')).join('\n')), 2);
        for (const row of list.ok ? list.rows : [])
          expect(row.problems.length > 0).toBe(!row.size || !row.quantity || row.label.length > 200);
      },
    ),
    { numRuns: 500 },
  );
});
