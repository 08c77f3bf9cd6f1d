import { nextStep } from './next-step';

const orderId = 'DEM000-000000-000002';
const step = (requiredAction: Parameters<typeof nextStep>[0]['requiredAction']) =>
  nextStep({ orderId, requiredAction });

describe('the action required for an order', () => {
  it('is none while staff work on it or after it has ended', () => {
    expect(step(null)).toBeNull();
  });

  it('is in the checkout until the order is paid', () => {
    expect(step('confirm_recipient')?.to).toBe(`/cart/completeorder?orderId=${orderId}`);
    expect(step('pay_before_due')?.to).toBe(`/cart/checkout?orderId=${orderId}`);
  });

  it.each(['upload_artwork', 'submit_artwork', 'confirm_proof'] as const)(
    'is on the order page after the payment: %s',
    (action) => {
      expect(step(action)).toEqual({ action, to: `/account/view-order?orderId=${orderId}#items` });
    },
  );
});
