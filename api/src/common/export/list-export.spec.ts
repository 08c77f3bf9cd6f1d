import { text } from 'node:stream/consumers';
import { calls } from '@shop/contract';
import { parseExport, streamExport } from './list-export';

const RECEIVABLES = calls['admin/receivables'];
const usd = { currency: 'USD', amount: -1250 };

async function* generateRows(count: number, batch = 1000) {
  for (let from = 0; from < count; from += batch)
    yield Array.from({ length: Math.min(batch, count - from) }, (_, index) => ({
      id: `row ${from + index}`,
      email: 'buyer@example.com',
      total: usd,
    }));
}

function chosenColumns(columns?: string) {
  const chosen = parseExport(RECEIVABLES, { format: 'csv', columns }, []);
  if (!chosen) throw new Error('no export');
  return chosen;
}

test('the chosen columns are in the chosen order under the chosen names, and no text is a formula', async () => {
  const columns = JSON.stringify([['total', '合计', '币种'], ['email', '=1+1'], ['orders']]);
  async function* rows() {
    yield [{ email: '=HYPERLINK("https://evil.test")', total: usd, orders: 3 }];
    yield [];
    yield [{ email: '<b>&"', total: { currency: 'JPY', amount: 900 } }];
  }
  const csv = await text(streamExport(chosenColumns(columns), rows()).content);
  expect(csv.replace('\uFEFF', '')).toBe(
    ["合计,币种,'=1+1,orders", `-12.50,USD,"'=HYPERLINK(""https://evil.test"")",3`, '900,JPY,"<b>&""",', ''].join(
      '\r\n',
    ),
  );
});

test('codes have the given labels, times are those of the time zone, and what has no label stays as it is', async () => {
  const query = {
    ...{ format: 'csv' as const, columns: '[["status"],["date"],["paymentMethod"],["country"]]' },
    labels: JSON.stringify({ status: { in_review: '=审核中' }, paymentMethod: { 0: 'PayPal' }, country: {} }),
    timeZone: 'Asia/Shanghai',
  };
  const chosen = parseExport(calls['admin/orders'], query, []);
  async function* rows() {
    yield [
      { status: 'in_review', date: '2026-03-02T17:05:59.000Z', paymentMethod: 0, country: 'JP' },
      { status: 'constructor', date: null, paymentMethod: 3, country: 'US' },
    ];
  }
  if (!chosen) throw new Error('no export');
  expect((await text(streamExport(chosen, rows()).content)).split('\r\n').slice(1, -1)).toEqual([
    "'=审核中,2026-03-03 01:05,PayPal,JP",
    'constructor,,3,US',
  ]);
});

test.each([
  { labels: '[]' },
  { labels: '{"status":7}' },
  { labels: '{"status":{"in_review":7}}' },
  { labels: '{' },
  { timeZone: 'Moon/Crater' },
])('%j is refused', (wrong) => {
  expect(() => parseExport(RECEIVABLES, { format: 'csv', ...wrong }, [])).toThrow('validation_failed');
});

test.each(['', '{}', '[]', '["id"]', '[["id",7]]', '[["surplus"]]', '[["__proto__"]]', '[["id","a","b","c"]]', '[[]]'])(
  'the columns %j are refused',
  (columns) => {
    expect(() => chosenColumns(columns)).toThrow('validation_failed');
  },
);

test('a column that the role does not see is refused, and left out of the others', () => {
  const query = { format: 'csv' as const, columns: '[["email"]]' };
  expect(() => parseExport(RECEIVABLES, query, ['email'])).toThrow('validation_failed');
  const headers = parseExport(RECEIVABLES, { format: 'csv' }, ['email'])?.columns.map(({ header }) => header);
  expect(headers).toEqual(expect.arrayContaining(['id', 'total', 'totalCurrency']));
  expect(headers).not.toContain('email');
});

test('a million rows are never in memory together', async () => {
  const before = process.memoryUsage().heapUsed;
  let [characters, most] = [0, 0];
  for await (const part of streamExport(chosenColumns('[["id"],["total"]]'), generateRows(1_000_000)).content) {
    characters += String(part).length;
    most = Math.max(most, process.memoryUsage().heapUsed - before);
  }
  expect(characters).toBeGreaterThan(20_000_000);
  expect(most).toBeLessThan(150_000_000);
}, 60_000);
