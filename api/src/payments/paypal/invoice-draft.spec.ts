import * as fc from 'fast-check';
import { toPayPalInvoice, type InvoiceDraft, type InvoiceLine } from './invoice-draft';
import { at, listAt } from './json';
import { fromPayPalAmount } from './paypal-amount';
import { PayPalError } from './paypal-error';

const draft: InvoiceDraft = {
  invoiceNumber: '7K3M9Q-2XV5TB-PD8RHN-1',
  orderId: '7K3M9Q-2XV5TB-PD8RHN',
  currency: 'USD',
  lines: [
    { name: 'Vinyl banner', description: '300 × 90 cm', quantity: 3, amount: 10000 },
    { name: 'Roll-up stand', quantity: 1, amount: 4599 },
  ],
  shipping: 2500,
  handling: { label: 'Handling fee', amount: 811 },
  total: 17910,
  recipientEmail: 'customer@example.com',
  dueDate: '2026-12-01',
};

const refusal = (change: Partial<InvoiceDraft>): unknown => {
  try {
    return toPayPalInvoice({ ...draft, ...change });
  } catch (error) {
    return error;
  }
};

describe('an invoice for PayPal', () => {
  it('has one piece a line, and the count of pieces in its name', () => {
    expect(at(toPayPalInvoice(draft), 'items')).toEqual([
      {
        name: 'Vinyl banner × 3',
        description: '300 × 90 cm',
        quantity: '1',
        unit_amount: { currency_code: 'USD', value: '100.00' },
        unit_of_measure: 'AMOUNT',
      },
      {
        name: 'Roll-up stand',
        quantity: '1',
        unit_amount: { currency_code: 'USD', value: '45.99' },
        unit_of_measure: 'AMOUNT',
      },
    ]);
  });

  it('takes the whole amount at once, without a tip, and names the order', () => {
    const body = toPayPalInvoice(draft);
    expect(at(body, 'configuration', 'partial_payment', 'allow_partial_payment')).toBe(false);
    expect(at(body, 'configuration', 'allow_tip')).toBe(false);
    expect(at(body, 'detail', 'reference')).toBe(draft.orderId);
    expect(at(body, 'detail', 'payment_term')).toEqual({
      term_type: 'DUE_ON_DATE_SPECIFIED',
      due_date: '2026-12-01',
    });
  });

  it('adds up to the total to the minor unit, however many lines', () => {
    const line = fc.record({ name: fc.string(), quantity: fc.integer({ min: 1, max: 999 }), amount: fc.nat(10 ** 7) });
    const parts = fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 130 }),
      shipping: fc.nat(10 ** 6),
      fee: fc.integer({ min: 1, max: 10 ** 6 }),
      currency: fc.constantFrom('USD', 'JPY'),
    });
    fc.assert(
      fc.property(parts, ({ lines, shipping, fee, currency }) => {
        const total = sumOf(lines) + shipping + fee;
        const handling = { label: 'Handling fee', amount: fee };
        const body = toPayPalInvoice({ ...draft, currency, lines, shipping, handling, total });
        const items = listAt(body, 'items');
        expect(items.length).toBe(Math.min(lines.length, 100));
        const amounts = [
          ...items.map((item) => at(item, 'unit_amount')),
          at(body, 'amount', 'breakdown', 'shipping', 'amount'),
          at(body, 'amount', 'breakdown', 'custom', 'amount'),
        ];
        expect(amounts.reduce((sum: number, one) => sum + (fromPayPalAmount(one)?.amount ?? 0), 0)).toBe(total);
      }),
    );
  });

  it.each([
    ['CNY', { currency: 'CNY' }, 'CURRENCY_NOT_SUPPORTED'],
    ['a total that is not the sum', { total: 17911 }, 'TOTAL_NOT_SUM'],
    ['a total that leaves the discount out', { discount: 10 }, 'TOTAL_NOT_SUM'],
    ['a discount above the lines', { discount: 14600, total: 3310 }, 'DISCOUNT_ABOVE_LINES'],
    ['a discount below zero', { discount: -10, total: 17920 }, 'AMOUNT_NOT_WHOLE'],
    ['a part of a cent', { shipping: 2500.5, total: 17910.5 }, 'AMOUNT_NOT_WHOLE'],
    ['a negative line', { lines: [{ name: 'x', quantity: 1, amount: -1 }], total: 3310 }, 'AMOUNT_NOT_WHOLE'],
    ['a number of 26 characters', { invoiceNumber: 'X'.repeat(26) }, 'INVOICE_NUMBER_LENGTH'],
    ['nothing to pay', { lines: [], shipping: 0, handling: { label: '', amount: 0 }, total: 0 }, 'NOTHING_TO_PAY'],
    ['no lines', { lines: [], total: 3311 }, 'NO_LINES'],
    ['sums that a number cannot hold', { shipping: Number.MAX_SAFE_INTEGER, total: 2 ** 53 }, 'TOTAL_NOT_SUM'],
  ])('refuses %s before anything is sent', (_, change, name) => {
    const error = refusal(change);
    expect(error).toBeInstanceOf(PayPalError);
    expect(error).toMatchObject({ kind: 'unsendable', name, retryable: false });
  });

  it('keeps every text within PayPal’s bounds', () => {
    const long = '🏳️‍🌈旗'.repeat(900);
    const recipient = {
      firstName: long,
      lastName: long,
      company: long,
      line1: long,
      city: long,
      region: '',
      postCode: long,
      country: 'CN',
    };
    const lines: InvoiceLine[] = [{ ...draft.lines[0], name: long, description: long, quantity: 12, amount: 14599 }];
    const body = toPayPalInvoice({ ...draft, lines, note: long, recipient, language: 'ja' });
    const billing = at(listAt(body, 'primary_recipients')[0], 'billing_info');
    const lengthAt = (value: unknown, ...path: string[]): number => String(at(value, ...path)).length;
    expect(lengthAt(listAt(body, 'items')[0], 'name')).toBeLessThanOrEqual(200);
    expect(at(listAt(body, 'items')[0], 'name')).toMatch(/… × 12$/u);
    expect(lengthAt(body, 'detail', 'note')).toBeLessThanOrEqual(4000);
    expect(lengthAt(billing, 'name', 'given_name')).toBeLessThanOrEqual(140);
    expect(lengthAt(billing, 'address', 'postal_code')).toBeLessThanOrEqual(60);
    expect(at(billing, 'address', 'country_code')).toBe('C2');
    expect(at(billing, 'address', 'admin_area_1')).toBeUndefined();
    expect(at(billing, 'language')).toBe('ja-JP');
    expect(JSON.stringify(body)).not.toMatch(/\\ud[89a-f]/i);
  });

  it('leaves out an address that PayPal would refuse the whole invoice for', () => {
    const emailOf = (recipientEmail: string): unknown =>
      at(
        listAt(toPayPalInvoice({ ...draft, recipientEmail }), 'primary_recipients')[0],
        'billing_info',
        'email_address',
      );
    expect(emailOf('first.last+tag@mail.example.co.jp')).toBe('first.last+tag@mail.example.co.jp');
    expect(emailOf('用户@example.com')).toBeUndefined();
    expect(emailOf('"quoted"@example.com')).toBeUndefined();
  });
});

const sumOf = (lines: readonly { amount: number }[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);
