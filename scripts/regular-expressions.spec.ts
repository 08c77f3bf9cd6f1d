import path from 'node:path';
import { canBacktrack, findRegularExpressions, readExpressions } from './lib/regular-expressions';

const root = path.resolve(__dirname, '..');

/** Expressions that can backtrack, by file, with the reason why nobody can make them slow. */
const EXCEPTIONS: Record<string, string> = {
  'libs/api-client/src/api-client.ts': 'a header of the shop itself',
  'libs/api-client/src/transport.ts': 'a header of the shop itself',
  'libs/drawing/src/extent.ts': 'paths that the library has drawn',
  'libs/drawing/src/geometry.ts': 'paths that the library has drawn',
  'libs/size-list/src/columns.ts': 'a header of at most 60 characters',
  'libs/size-list/src/dimension.ts': 'a cell of at most 80 characters',
  'libs/size-list/src/numbers.ts': 'a number of at most 40 characters',
  'libs/size-list/src/read-size-list.ts': 'a cell of at most 40 characters',
  'libs/size-list/src/table.ts': 'spaces after a separator are read once, so time is linear',
  'api/src/catalogue/spreadsheets/cell-values.ts': 'a decimal of at most 41 digits',
  'api/src/catalogue/spreadsheets/locate-cell.ts': 'names of fields of the pricing library',
  'api/src/common/config/decorators.ts': 'a setting of the operator',
  'api/src/common/storage/file-kind.ts': 'the first 1,024 bytes of a file',
  'api/src/documents/document-texts.ts': 'texts of the shop itself',
  'api/src/documents/layouts/common.ts': 'a decimal from the database',
  'api/src/orders/history/order-payment.queries.ts': 'a key that the shop has made',
  'api/src/orders/proofs/proof-sheet.ts': 'texts of the shop itself',
  'api/src/payments/paypal/client/invoice-draft.ts': 'an address of at most 254 characters',
  'api/src/payments/paypal/client/paypal-connection.ts': 'a setting of the operator',
  'api/src/payments/paypal/client/paypal-error.ts': 'codes of PayPal',
  'api/src/spreadsheets/sheet-xml.ts': 'matches begin at < or at the end of the last one, so time is linear',
  'api/src/tariff/drafts/change-validation.ts': 'a decimal of at most 7 characters',
  'api/src/tariff/rates/rate-validation.ts': 'a number of a fixed length',
};

test('Regular expressions of the server match in linear time', () => {
  const files = findRegularExpressions(root, ['libs', 'api/src'])
    .filter(canBacktrack)
    .map(({ file }) => file);
  expect([...new Set(files)].sort()).toEqual(Object.keys(EXCEPTIONS).sort());
}, 120_000);

test.each(['^[^x]*[^y][^x]*$', '(a+)+$', '\\s+$', 'a.*b.*c'])('The check finds that %s can backtrack', (source) => {
  expect(canBacktrack({ source, flags: '' })).toBe(true);
});

test('The check reads literals and the patterns of schemas', () => {
  const text = "const a = /x+/g; const b = Type.String({ pattern: '^y$' }); // /z/";
  expect(readExpressions('a.ts', text)).toEqual([
    { file: 'a.ts', source: 'x+', flags: 'g' },
    { file: 'a.ts', source: '^y$', flags: 'u' },
  ]);
});
