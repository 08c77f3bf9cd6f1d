import { fits } from './fits';

const usd = (amount: number) => ({ currency: 'USD', amount });
const order = { status: 'awaiting_payment', amount: usd(500), email: 'a@example.com' } as const;

test.each([
  ['alone the total', { order, left: usd(500), together: usd(700) }, true],
  ['together the total', { order, left: usd(200), together: usd(500) }, true],
  ['neither', { order, left: usd(200), together: usd(499) }, false],
  [
    'of an order that is paid',
    { order: { ...order, status: 'completed' as const }, left: usd(500), together: usd(500) },
    false,
  ],
  ['in another currency', { order, left: { currency: 'EUR', amount: 500 }, together: usd(500) }, false],
  ['of no order', { order: null, left: usd(500), together: usd(500) }, false],
])('money that is %s pays its order: %#', (_, payment, expected) => {
  expect(fits(payment)).toBe(expected);
});
