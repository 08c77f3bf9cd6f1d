import { orderListPath } from './order-list-path';

const queryOf = (path: string) => Object.fromEntries(new URLSearchParams(path.split('?')[1]));

describe('path of the order list', () => {
  test('orders in progress are sorted by the longest waiting first', () => {
    expect(queryOf(orderListPath('in_review'))).toMatchObject({
      filter: '{"status":"in_review"}',
      sort: 'lastUpdate',
      order: 'ASC',
    });
  });

  test('completed orders and all orders are sorted by the latest update first', () => {
    expect([orderListPath('completed'), orderListPath()].map((path) => queryOf(path).order)).toEqual(['DESC', 'DESC']);
  });

  test('the search text is part of the filter', () => {
    expect(JSON.parse(queryOf(orderListPath('shipped', 'a&b=“c”')).filter ?? '')).toEqual({
      q: 'a&b=“c”',
      status: 'shipped',
    });
    expect(queryOf(orderListPath(undefined, '')).filter).toBe('{}');
  });
});
