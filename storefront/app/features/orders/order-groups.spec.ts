import type { OrderSummaryView } from '@shop/contract';
import { selectRecentOrders, parseOrderQuery } from './order-groups';

function order(orderId: string): OrderSummaryView {
  const amount = { currency: 'USD', amount: 1 };
  const rest = { date: '', amount, shipTo: '', requiredAction: null, due: null, invoice: null, tracking: [] };
  return { ...rest, orderId, status: 'in_review', group: 'pending' };
}

describe('the order list', () => {
  it('has the group and page of the query', () => {
    expect(parseOrderQuery('?status=waiting&page=3')).toEqual({ status: 'waiting', page: 3 });
  });

  it.each(['', '?status=lost&page=x', '?page=-4', '?page=0'])('has the first page of all orders for %j', (search) => {
    expect(parseOrderQuery(search)).toEqual({ page: 1 });
  });

  it('of the dashboard begins with orders that wait for the customer, without duplicates', () => {
    const shown = selectRecentOrders([order('b'), order('d')], [order('a'), order('b'), order('c')], 3);
    expect(shown.map(({ orderId }) => orderId)).toEqual(['b', 'd', 'a']);
  });
});
