import { cases, tariff } from '../test/vectors';
import { quoteLine } from './index';

test.each(cases.filter(({ expect: { original } }) => original))(
  'prices each line of "$name" as in its cart',
  ({ request, expect: { original } }) => {
    const alone = request.lines.map((line) => quoteLine(tariff, line, request.priceList));
    expect(alone).toMatchObject((original?.lines ?? []).map((line) => ({ ok: true, line })));
  },
);

test('rejects an invalid line with the same error as a cart, without a line number', () => {
  const line = { sku: 'vinyl-440', width: '1e3', length: '1', unit: 3, quantity: 1, artwork: 'custom', finishes: [] };
  expect(quoteLine(tariff, line, 'retail')).toMatchObject({
    ok: false,
    error: { code: 'not_a_number', field: 'width', line: undefined },
  });
});
