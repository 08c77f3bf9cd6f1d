import { matchesOrder } from './matches-order';

const usd = (amount: number) => ({ currency: 'USD', amount });
const order = { status: 'awaiting_payment', amount: usd(500), email: 'a@example.com' } as const;

test.each([
  ['equal to the total', { order, left: usd(500), together: usd(700) }, true],
  ['equal to the total with other payments', { order, left: usd(200), together: usd(500) }, true],
  ['different from the total', { order, left: usd(200), together: usd(499) }, false],
  [
    'for an order that is already paid',
    { order: { ...order, status: 'completed' as const }, left: usd(500), together: usd(500) },
    false,
  ],
  ['in another currency', { order, left: { currency: 'EUR', amount: 500 }, together: usd(500) }, false],
  ['without an order', { order: null, left: usd(500), together: usd(500) }, false],
])('whether an unmatched payment %s can pay its order', (_, payment, expected) => {
  expect(matchesOrder(payment)).toBe(expected);
});
