import { formatOrderId } from './order-id';

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
});
