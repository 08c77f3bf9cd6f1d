import { printedOrderId } from './order-id';

describe('an order id', () => {
  it.each(['DEM000-000000-000005', 'dem000000000000005', ' dem000 000000 000005 '])('is printed in three groups of six from %j', (typed) => {
    expect(printedOrderId(typed)).toBe('DEM000-000000-000005');
  });

  it('stays as it is where it is none', () => {
    expect(printedOrderId(' DEM000 ')).toBe('DEM000');
    expect(printedOrderId('')).toBe('');
  });
});
