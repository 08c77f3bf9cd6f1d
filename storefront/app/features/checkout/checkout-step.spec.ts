import { findCheckoutStep } from './checkout-step';

const due = '2025-03-08T00:00:00.000Z';
const before = Date.parse(due) - 1;

describe('an order in the checkout', () => {
  it('is completed first and then paid', () => {
    expect(findCheckoutStep({ status: 'preorder', due }, before)).toBe('complete');
    expect(findCheckoutStep({ status: 'awaiting_payment', due }, before)).toBe('pay');
    expect(findCheckoutStep({ status: 'awaiting_files', due: null }, before)).toBe('paid');
    expect(findCheckoutStep({ status: 'completed', due }, before + 2)).toBe('paid');
  });

  it('counts as expired once it is overdue, also before the API marks it', () => {
    expect(findCheckoutStep({ status: 'awaiting_payment', due }, before + 1)).toBe('expired');
    expect(findCheckoutStep({ status: 'preorder', due }, before + 1)).toBe('expired');
    expect(findCheckoutStep({ status: 'expired', due: null }, before)).toBe('expired');
  });

  it('can be cancelled', () => {
    expect(findCheckoutStep({ status: 'cancelled', due }, before + 1)).toBe('cancelled');
  });
});
