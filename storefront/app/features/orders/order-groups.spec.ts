import type { OrderSummaryView } from '@shop/contract';
import { firstOrders, readOrderQuery } from './order-groups';

function order(orderId: string): OrderSummaryView {
  const amount = { currency: 'USD', amount: 1 };
  const rest = { date: '', amount, shipTo: '', requiredAction: null, due: null, invoice: null, tracking: [] };
  return { ...rest, orderId, status: 'in_review', group: 'pending' };
}

describe('a list of orders', () => {
  it('is of the group and page in its address', () => {
    expect(readOrderQuery('?status=waiting&page=3')).toEqual({ status: 'waiting', page: 3 });
  });

  it.each(['', '?status=lost&page=x', '?page=-4', '?page=0'])('is of all orders from the first on for %j', (search) => {
    expect(readOrderQuery(search)).toEqual({ page: 1 });
  });

  it('begins with those that wait for their owner, and names none twice', () => {
    const shown = firstOrders([order('b'), order('d')], [order('a'), order('b'), order('c')], 3);
    expect(shown.map(({ orderId }) => orderId)).toEqual(['b', 'd', 'a']);
  });
});
