import { customsValue } from './shipment-paper';

test.each([
  ['all pieces of an undiscounted line', 10_000, 4, 4, { product: 30_000, discount: 0 }, 10_000],
  ['some of its pieces', 10_000, 3, 1, { product: 30_000, discount: 0 }, 3333],
  ['a line of a discounted order', 10_000, 4, 2, { product: 30_000, discount: 1500 }, 4750],
  ['a free reprint', 0, 1, 1, { product: 0, discount: 0 }, 0],
])('the value of %s is what was paid for them', (_, lineAmount, ordered, quantity, sums, value) => {
  expect(customsValue({ lineAmount, ordered }, quantity, sums)).toBe(value);
});
