import { availableInvoice } from './useOrderDocuments';

const usd = (amount: number) => ({ currency: 'USD', amount });

describe('the downloadable invoice of an order', () => {
  it('is a pro-forma invoice before the payment and an invoice afterwards, in every status', () => {
    expect(availableInvoice({ status: 'preorder', paid: usd(0), amount: usd(9) })).toBe('proForma');
    expect(availableInvoice({ status: 'awaiting_payment', paid: usd(0), amount: usd(9) })).toBe('proForma');
    expect(availableInvoice({ status: 'shipped', paid: usd(9), amount: usd(9) })).toBe('invoice');
    expect(availableInvoice({ status: 'cancelled', paid: usd(9), amount: usd(9) })).toBe('invoice');
  });

  it('is missing when nothing was paid or is due', () => {
    expect(availableInvoice({ status: 'expired', paid: usd(0), amount: usd(9) })).toBeNull();
    expect(availableInvoice({ status: 'in_production', paid: usd(0), amount: usd(0) })).toBeNull();
  });
});
