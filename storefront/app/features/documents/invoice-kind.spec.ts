import { invoiceKind } from './useDocuments';

const usd = (amount: number) => ({ currency: 'USD', amount });

describe('what an order has to download', () => {
  it('is a pro-forma until it is paid, and then its invoice, whatever becomes of it', () => {
    expect(invoiceKind({ status: 'preorder', paid: usd(0), amount: usd(9) })).toBe('proForma');
    expect(invoiceKind({ status: 'awaiting_payment', paid: usd(0), amount: usd(9) })).toBe('proForma');
    expect(invoiceKind({ status: 'shipped', paid: usd(9), amount: usd(9) })).toBe('invoice');
    expect(invoiceKind({ status: 'cancelled', paid: usd(9), amount: usd(9) })).toBe('invoice');
  });

  it('is nothing where nothing was paid or is to be paid', () => {
    expect(invoiceKind({ status: 'expired', paid: usd(0), amount: usd(9) })).toBeNull();
    expect(invoiceKind({ status: 'in_production', paid: usd(0), amount: usd(0) })).toBeNull();
  });
});
