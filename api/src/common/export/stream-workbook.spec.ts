import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import readXlsxFile from 'read-excel-file/node';
import { streamNamedSheets, streamWorkbook } from './stream-workbook';
import type { StreamedCell } from './workbook-xml';

async function* inBatches(...batches: StreamedCell[][][]): AsyncGenerator<StreamedCell[][]> {
  yield* batches;
}

const sheetsOf = async (workbook: Readable) => readXlsxFile(await buffer(workbook));

test('A workbook has the header and the rows of all batches, and its texts are never formulas', async () => {
  const text = '=1+1 & <b> 旗 \u{1F600}\u0000\uD800 _x0041_';
  const sheets = await sheetsOf(
    streamWorkbook(
      ['id', 'sum'],
      inBatches(
        [
          ['a', 1.5],
          ['', -2],
        ],
        [],
        [[text, 0]],
      ),
    ),
  );
  expect(sheets).toEqual([
    {
      sheet: '1',
      data: [
        ['id', 'sum'],
        ['a', 1.5],
        [null, -2],
        ['=1+1 & <b> 旗 \u{1F600}\uFFFD _x0041_', 0],
      ],
    },
  ]);
});

test('Rows that a sheet cannot have are in the next one, with the header', async () => {
  const sheets = await sheetsOf(streamWorkbook(['n'], inBatches([[1], [2], [3]], [[4], [5]]), 3));
  expect(sheets.map(({ data }) => data.flat())).toEqual([
    ['n', 1, 2],
    ['n', 3, 4],
    ['n', 5],
  ]);
});

test('A workbook without rows has the header', async () => {
  expect(await sheetsOf(streamWorkbook(['n'], inBatches()))).toEqual([{ sheet: '1', data: [['n']] }]);
});

test('The stream fails if the rows cannot be read', async () => {
  async function* broken(): AsyncGenerator<StreamedCell[][]> {
    yield [[1]];
    throw new Error('the database is gone');
  }
  await expect(buffer(streamWorkbook(['n'], broken()))).rejects.toThrow('the database is gone');
});

test('Sheets with names have all their rows, in their order', async () => {
  const numbers = Array.from({ length: 2500 }, (_, index) => [index]);
  const sheets = await sheetsOf(
    streamNamedSheets([
      { name: 'Page1', rows: numbers },
      { name: 't_Schema', rows: [['a', { decimal: '1.50' }]] },
    ]),
  );
  expect(sheets).toEqual([
    { sheet: 'Page1', data: numbers },
    { sheet: 't_Schema', data: [['a', 1.5]] },
  ]);
});
