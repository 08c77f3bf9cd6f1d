import { readSizeList, splitTable } from '@shop/size-list';
import { toListItem, toText } from './size-list-items';

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
