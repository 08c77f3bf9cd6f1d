import { cases, tariff } from '../test/vectors';
import { quoteLine } from './index';

test.each(cases.filter(({ expect: { original } }) => original))(
  'each line costs alone what it costs in a cart: $name',
  ({ request, expect: { original } }) => {
    const alone = request.lines.map((line) => quoteLine(tariff, line, request.priceList));
    expect(alone).toMatchObject((original?.lines ?? []).map((line) => ({ ok: true, line })));
  },
);

test('a line that cannot be made is refused as in a cart, without a line number', () => {
  const line = { sku: 'vinyl-440', width: '1e3', length: '1', unit: 3, quantity: 1, artwork: 'custom', finishes: [] };
  expect(quoteLine(tariff, line, 'retail')).toMatchObject({
    ok: false,
    refusal: { code: 'not_a_number', field: 'width', line: undefined },
  });
});
