import * as fc from 'fast-check';
import { toPayPalInvoice, type InvoiceDraft, type InvoiceLine } from './invoice-draft';
import { valueAt, arrayAt } from './json';
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

const errorName = (change: Partial<InvoiceDraft>): unknown => {
  try {
    return toPayPalInvoice({ ...draft, ...change });
  } catch (error) {
    return error;
  }
};

describe('PayPal invoice body', () => {
  it('bills each line as one piece with the quantity in its name', () => {
    expect(valueAt(toPayPalInvoice(draft), 'items')).toEqual([
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

  it('allows no partial payment and no tip and references the order', () => {
    const body = toPayPalInvoice(draft);
    expect(valueAt(body, 'configuration', 'partial_payment', 'allow_partial_payment')).toBe(false);
    expect(valueAt(body, 'configuration', 'allow_tip')).toBe(false);
    expect(valueAt(body, 'detail', 'reference')).toBe(draft.orderId);
    expect(valueAt(body, 'detail', 'payment_term')).toEqual({
      term_type: 'DUE_ON_DATE_SPECIFIED',
      due_date: '2026-12-01',
    });
  });

  it('adds up to the exact total for any number of lines', () => {
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
        const items = arrayAt(body, 'items');
        expect(items.length).toBe(Math.min(lines.length, 100));
        const amounts = [
          ...items.map((item) => valueAt(item, 'unit_amount')),
          valueAt(body, 'amount', 'breakdown', 'shipping', 'amount'),
          valueAt(body, 'amount', 'breakdown', 'custom', 'amount'),
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
  ])('rejects %s', (_, change, name) => {
    const error = errorName(change);
    expect(error).toBeInstanceOf(PayPalError);
    expect(error).toMatchObject({ kind: 'unsendable', name, retryable: false });
  });

  it('shortens every text to PayPal’s limits', () => {
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
    const billing = valueAt(arrayAt(body, 'primary_recipients')[0], 'billing_info');
    const lengthAt = (value: unknown, ...path: string[]): number => String(valueAt(value, ...path)).length;
    expect(lengthAt(arrayAt(body, 'items')[0], 'name')).toBeLessThanOrEqual(200);
    expect(valueAt(arrayAt(body, 'items')[0], 'name')).toMatch(/… × 12$/u);
    expect(lengthAt(body, 'detail', 'note')).toBeLessThanOrEqual(4000);
    expect(lengthAt(billing, 'name', 'given_name')).toBeLessThanOrEqual(140);
    expect(lengthAt(billing, 'address', 'postal_code')).toBeLessThanOrEqual(60);
    expect(valueAt(billing, 'address', 'country_code')).toBe('C2');
    expect(valueAt(billing, 'address', 'admin_area_1')).toBeUndefined();
    expect(valueAt(billing, 'language')).toBe('ja-JP');
    expect(JSON.stringify(body)).not.toMatch(/\\ud[89a-f]/i);
  });

  it('omits an address in Kosovo, which is not among PayPal’s countries', () => {
    const recipient = { firstName: 'Arta', lastName: 'Krasniqi', line1: 'Rr. 1', city: 'Pristina', region: '' };
    const body = toPayPalInvoice({ ...draft, recipient: { ...recipient, postCode: '10000', country: 'XK' } });
    const billing = valueAt(arrayAt(body, 'primary_recipients')[0], 'billing_info');
    expect(valueAt(billing, 'name', 'given_name')).toBe('Arta');
    expect(valueAt(billing, 'address')).toBeUndefined();
  });

  it('omits an email address that PayPal would reject', () => {
    const emailOf = (recipientEmail: string): unknown =>
      valueAt(
        arrayAt(toPayPalInvoice({ ...draft, recipientEmail }), 'primary_recipients')[0],
        'billing_info',
        'email_address',
      );
    expect(emailOf('first.last+tag@mail.example.co.jp')).toBe('first.last+tag@mail.example.co.jp');
    expect(emailOf('用户@example.com')).toBeUndefined();
    expect(emailOf('"quoted"@example.com')).toBeUndefined();
  });
});

const sumOf = (lines: readonly { amount: number }[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);
