import type { QuoteView } from '@shop/contract';
import { obstacleTo, orderAt, recipientOf } from './place-order';

const terms = { currency: 'USD', country: 'US', shippingMethod: 0, paymentMethod: 0 };
const economy = { ...terms, shippingMethod: 3 };
const quote = { adjusted: { currency: 'USD', total: 3808 } } as QuoteView;
const ready = { quote, addressId: 'a', terms, economyRiskAccepted: false };
const total = { currency: 'USD', amount: 3808 };

describe('placing an order', () => {
  it('needs a price and an address', () => {
    expect(obstacleTo({ ...ready, quote: null })).toBe('no_quote');
    expect(obstacleTo({ ...ready, addressId: null })).toBe('no_address');
    expect(obstacleTo(ready)).toBeNull();
  });

  it('asks about the risk of economy shipping, and of no other', () => {
    expect(obstacleTo({ ...ready, terms: economy })).toBe('economy_risk');
    expect(obstacleTo({ ...ready, terms: economy, economyRiskAccepted: true })).toBeNull();
  });

  it('takes the coupon along that lowered the total', () => {
    expect(orderAt(total, 'a', terms, { coupon: '0123-4567-89AB' })).toHaveProperty('coupon', '0123-4567-89AB');
    expect(orderAt(total, 'a', terms)).not.toHaveProperty('coupon');
  });

  it('names an address by its place in the book, and takes a guest’s whole', () => {
    const shipTo = {
      firstName: 'Ann',
      lastName: 'Lee',
      line1: '1 Main Street',
      city: 'Boston',
      region: 'MA',
      postCode: '02110',
      phone: '+1 617 555 0100',
      country: 'US',
    };
    expect(recipientOf({ id: 'a', isDefault: true, ...shipTo })).toBe('a');
    const given = orderAt(total, recipientOf({ id: '', isDefault: false, ...shipTo }), terms);
    expect(given).toMatchObject({ address: shipTo });
    expect(given).not.toHaveProperty('addressId');
  });

  it('takes an offer in the cart’s place', () => {
    expect(orderAt(total, 'a', terms, { offer: 'token' })).toHaveProperty('offer', 'token');
    expect(orderAt(total, 'a', terms)).not.toHaveProperty('offer');
  });

  it('orders at the total that was seen', () => {
    expect(orderAt(total, 'a', terms)).toEqual({
      addressId: 'a',
      currency: 'USD',
      shippingMethod: 0,
      paymentMethod: 0,
      expectedTotal: total,
    });
    expect(orderAt(total, 'a', economy)).toHaveProperty('economyRiskAccepted', true);
  });
});
