import { readSizeList, splitTable } from '@shop/size-list';
import { mergeResults, toListItem, toText, type EditableRow } from './size-list-items';

const configuration = {
  ...{ sku: 'vinyl-440', width: '1', length: '2', unit: 3, quantity: 9, label: 'Old' },
  ...{ artwork: 'custom' as const, finishes: ['hem'] },
};

function read(text: string) {
  const list = readSizeList(splitTable(text), 2);
  if (!list.ok) throw new Error(list.error);
  return list.rows;
}

describe('a row of a size list', () => {
  it('becomes an item in the configuration with its own size, quantity and label', () => {
    const [first, second] = read('3 ft,6 ft,2,Gate\n90,120,1,');
    expect(first && toListItem(configuration, first)).toEqual({
      ...configuration,
      ...{ width: '3', length: '6', unit: 1, quantity: 2, label: 'Gate' },
    });
    expect(second && toListItem(configuration, second)).toEqual({
      ...{ sku: 'vinyl-440', width: '90', length: '120', unit: 2, quantity: 1 },
      ...{ artwork: 'custom', finishes: ['hem'] },
    });
  });

  it('becomes no item while it has a problem', () => {
    const [row] = read('width,length\n90,wide');
    expect(row && toListItem(configuration, row)).toBeNull();
  });
});

it.each([
  'Width (cm);Height (cm);Qty;Name\n90,5;120;3;"""Quoted"" gate"\n1,200;90;1;Thousand',
  'size,qty,name\n3 x 6 ft,2,"two\nlines"\n5\' 6" x 8\',1,Feet',
  'width\tlength\tunit\n90\t120\tmm\n1/2\t3\tin',
])('rows that are written as text are read again as before', (text) => {
  const rows = read(text);
  const again = read(toText(rows));
  expect(again.map(({ row: _, ...rest }) => rest)).toEqual(rows.map(({ row: _, ...rest }) => rest));
});

describe('rows that are read again', () => {
  const rows = (text: string): EditableRow[] => read(text).map((row) => ({ ...row, edited: true }));

  it('take the result, and keep their numbers', () => {
    const sent = rows('90,120,1,A\n80,wide,1,B').map((row, at) => ({ ...row, row: at + 7 }));
    const merged = mergeResults(sent, sent, read('90,120,1,A\n80,wide,1,B'));
    expect(merged.map(({ row, edited, problems }) => [row, edited, problems.length])).toEqual([
      [7, false, 0],
      [8, false, 1],
    ]);
  });

  it('keep what was typed, and stay removed, since they were sent', () => {
    const sent = rows('90,120,1,A\n80,100,1,B\n70,100,1,C');
    const [first, second] = sent;
    if (!first || !second) throw new Error('two rows are left');
    const typed = { ...second, cells: { ...second.cells, length: '1005' } };
    const merged = mergeResults([first, typed], sent, read('90,120,1,A\n80,100,1,B\n70,100,1,C'));
    expect(merged).toEqual([{ ...first, edited: false }, typed]);
  });
});
