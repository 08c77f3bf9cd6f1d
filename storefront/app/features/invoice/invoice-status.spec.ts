import { balanceDue, invoiceStatus } from './invoice-status';

const usd = (amount: number) => ({ currency: 'USD', amount });
const unpaid = { paid: usd(0), amount: usd(10256) };
const paid = { paid: usd(10256), amount: usd(10256) };

describe('an invoice', () => {
  it('is open with the whole amount due until the order is paid', () => {
    expect(invoiceStatus({ status: 'awaiting_payment', ...unpaid })).toBe('open');
    expect(balanceDue({ status: 'preorder', ...unpaid })).toEqual(usd(10256));
  });

  it('is paid in every status after the payment', () => {
    for (const status of ['awaiting_files', 'in_production', 'shipped', 'completed'] as const) {
      expect(invoiceStatus({ status, ...paid })).toBe('paid');
      expect(balanceDue({ status, ...paid })).toEqual(usd(0));
    }
  });

  it.each(['cancelled', 'expired'] as const)('has no amount due once the order is %s', (status) => {
    expect(invoiceStatus({ status, ...unpaid })).toBe(status);
    expect(balanceDue({ status, ...unpaid })).toEqual(usd(0));
  });
});
