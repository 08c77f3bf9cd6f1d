import { formatOrderId, readOrderId } from './order-id';

describe('an order id', () => {
  it.each(['DEM000-000000-000005', 'dem000000000000005', ' dem000 000000 000005 '])(
    'is formatted in three groups of six from %j',
    (typed) => {
      // S3.61
      expect(formatOrderId(typed)).toBe('DEM000-000000-000005');
    },
  );

  it('is unchanged if it is invalid', () => {
    expect(formatOrderId(' DEM000 ')).toBe('DEM000');
    expect(formatOrderId('')).toBe('');
  });

  it.each([
    ['?orderId=%20dem000-000000-000005%20', 'DEM000-000000-000005'],
    [`?orderId=${'%20'.repeat(50)}dem000-000000-000005`, 'DEM000-000000-000005'],
    [`?orderId=${'x'.repeat(10_000)}`, 'x'.repeat(40)],
    ['?orderId=%00%0B%7F', ''],
    ['?orderId=%3Cb%3E', '<b>'],
    ['', ''],
  ])('is read from the address %j', (search, id) => {
    expect(readOrderId(new URLSearchParams(search))).toBe(id);
  });
});
