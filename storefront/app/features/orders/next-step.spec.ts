import { nextStep } from './next-step';

const orderId = 'DEM000-000000-000002';
const step = (requiredAction: Parameters<typeof nextStep>[0]['requiredAction']) => nextStep({ orderId, requiredAction });

describe('what an order asks of its owner', () => {
  it('is nothing while it is in hand or over', () => {
    expect(step(null)).toBeNull();
  });

  it('is done beside the cart until it is paid', () => {
    expect(step('confirm_recipient')?.to).toBe(`/cart/completeorder?orderId=${orderId}`);
    expect(step('pay_before_due')?.to).toBe(`/cart/checkout?orderId=${orderId}`);
  });

  it.each(['upload_artwork', 'submit_artwork', 'confirm_proof'] as const)('is done on its own page from then on: %s', (action) => {
    expect(step(action)).toEqual({ action, to: `/account/view-order?orderId=${orderId}#items` });
  });
});
