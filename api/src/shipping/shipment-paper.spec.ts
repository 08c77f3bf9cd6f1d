import { customsValue, freightOf } from './shipment-paper';

test.each([
  ['all pieces of an undiscounted line', 10_000, 4, 4, { product: 30_000, discount: 0 }, 10_000],
  ['some of its pieces', 10_000, 3, 1, { product: 30_000, discount: 0 }, 3333],
  ['a line of a discounted order', 10_000, 4, 2, { product: 30_000, discount: 1500 }, 4750],
  ['a free reprint', 0, 1, 1, { product: 0, discount: 0 }, 0],
])('the value of %s is what was paid for them', (_, lineAmount, ordered, quantity, sums, value) => {
  expect(customsValue({ lineAmount, ordered }, quantity, sums)).toBe(value);
});

test('the freight of an order is shared by what its shipments contain, and adds up', () => {
  const sums = { product: 40_000, shipping: 2500 };
  const first = freightOf([{ lineAmount: 30_000, ordered: 3, quantity: 2 }], sums);
  const rest = freightOf(
    [
      { lineAmount: 30_000, ordered: 3, quantity: 1 },
      { lineAmount: 10_000, ordered: 1, quantity: 1 },
    ],
    sums,
  );
  expect([first, rest, first + rest]).toEqual([1250, 1250, 2500]);
  expect(freightOf([{ lineAmount: 0, ordered: 1, quantity: 1 }], { product: 0, shipping: 0 })).toBe(0);
});
