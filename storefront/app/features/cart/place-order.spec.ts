import type { QuoteView } from '@shop/contract';
import { findObstacle, buildPlaceOrder, toRecipient } from './place-order';

const terms = { currency: 'USD', country: 'US', shippingMethod: 0, paymentMethod: 0 };
const economy = { ...terms, shippingMethod: 3 };
const quote = { adjusted: { currency: 'USD', total: 3808 } } as QuoteView;
const ready = { quote, addressId: 'a', terms, economyRiskAccepted: false };
const total = { currency: 'USD', amount: 3808 };

describe('placing an order', () => {
  it('requires a quote and an address', () => {
    expect(findObstacle({ ...ready, quote: null })).toBe('no_quote');
    expect(findObstacle({ ...ready, addressId: null })).toBe('no_address');
    expect(findObstacle(ready)).toBeNull();
  });

  it('asks for consent to the risk of economy shipping only', () => {
    expect(findObstacle({ ...ready, terms: economy })).toBe('economy_risk');
    expect(findObstacle({ ...ready, terms: economy, economyRiskAccepted: true })).toBeNull();
  });

  it('sends the coupon that lowered the total', () => {
    expect(buildPlaceOrder(total, 'a', terms, { coupon: '0123-4567-89AB' })).toHaveProperty('coupon', '0123-4567-89AB');
    expect(buildPlaceOrder(total, 'a', terms)).not.toHaveProperty('coupon');
  });

  it('sends the id of a saved address and the whole address of a guest', () => {
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
    expect(toRecipient({ id: 'a', isDefault: true, ...shipTo })).toBe('a');
    const given = buildPlaceOrder(total, toRecipient({ id: '', isDefault: false, ...shipTo }), terms);
    expect(given).toMatchObject({ address: shipTo });
    expect(given).not.toHaveProperty('addressId');
  });

  it('orders an offer instead of the cart', () => {
    expect(buildPlaceOrder(total, 'a', terms, { offer: 'token' })).toHaveProperty('offer', 'token');
    expect(buildPlaceOrder(total, 'a', terms)).not.toHaveProperty('offer');
  });

  it('sends the displayed total', () => {
    expect(buildPlaceOrder(total, 'a', terms)).toEqual({
      addressId: 'a',
      currency: 'USD',
      shippingMethod: 0,
      paymentMethod: 0,
      expectedTotal: total,
    });
    expect(buildPlaceOrder(total, 'a', economy)).toHaveProperty('economyRiskAccepted', true);
  });
});
