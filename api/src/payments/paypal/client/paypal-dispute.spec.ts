import { isMerchant, parseMerchant } from './payee';
import { parseDispute } from './paypal-dispute';
import { parseChargeback, parseRefundReport } from './paypal-refund';

const money = { currency_code: 'USD', value: '12.50' };
const transaction = { seller_transaction_id: 'CAP1', seller: { email: 'shop@example.com', merchant_id: 'M1' } };
const dispute = {
  dispute_id: 'PP-D-1',
  reason: 'UNAUTHORISED',
  status: 'OPEN',
  dispute_amount: money,
  disputed_transactions: [transaction],
};

describe('a dispute', () => {
  test('is read with its payment, amount and payee, and is open without an outcome', () => {
    expect(parseDispute(dispute)).toEqual({
      disputeId: 'PP-D-1',
      captureId: 'CAP1',
      money: { currency: 'USD', amount: 1250 },
      reason: 'UNAUTHORISED',
      outcome: null,
      respondBy: null,
      payee: { email: 'shop@example.com', merchantId: 'M1' },
    });
  });

  test.each([
    ['2026-12-04T23:59:59.000Z', new Date('2026-12-04T23:59:59Z')],
    ['soon', null],
    [1764892799, null],
  ])('that is to be answered by %j has the time that PayPal names, if it is one', (at, respondBy) => {
    expect(parseDispute({ ...dispute, seller_response_due_date: at })?.respondBy).toEqual(respondBy);
  });

  test('that is resolved has an outcome', () => {
    const decided = { ...dispute, status: 'RESOLVED', dispute_outcome: { outcome_code: 'RESOLVED_BUYER_FAVOUR' } };
    expect(parseDispute(decided)?.outcome).toBe('RESOLVED_BUYER_FAVOUR');
    expect(parseDispute({ ...dispute, status: 'RESOLVED' })?.outcome).toBe('RESOLVED');
  });

  test.each([
    ['an id', { dispute_id: '../1' }],
    ['a payment', { disputed_transactions: [] }],
    ['an amount', { dispute_amount: { currency_code: 'USD', value: '-1' } }],
    ['an amount above 0', { dispute_amount: { currency_code: 'USD', value: '0.00' } }],
  ])('without %s is rejected', (_, change) => {
    expect(parseDispute({ ...dispute, ...change })).toBeNull();
  });
});

describe('a refund event', () => {
  const up = { rel: 'up', href: 'https://api-m.paypal.com/v2/payments/captures/CAP1' };
  const refund = { id: 'R1', status: 'COMPLETED', amount: money, invoice_id: 'N1', links: [{ rel: 'self' }, up] };

  test('names the refunded payment by its link', () => {
    expect(parseRefundReport(refund)).toMatchObject({
      ...{ refundId: 'R1', kind: 'refund', status: 'COMPLETED', captureId: 'CAP1', invoiceNumber: 'N1' },
      money: { currency: 'USD', amount: 1250 },
    });
    expect(parseRefundReport({ ...refund, links: [] })?.captureId).toBeUndefined();
  });

  test('without a status is rejected, but a chargeback is always complete', () => {
    expect(parseRefundReport({ ...refund, status: 'REVERSED' })).toBeNull();
    expect(parseChargeback({ ...refund, status: 'REVERSED' })).toMatchObject({
      kind: 'chargeback',
      status: 'COMPLETED',
    });
  });
});

describe('the merchant', () => {
  const merchant = parseMerchant({
    payer_id: 'M1',
    emails: [{ value: 'Shop@Example.com' }, { value: 'eu@example.com' }],
  });

  test('is every address and the id of the account', () => {
    expect(merchant).toEqual({ emails: ['shop@example.com', 'eu@example.com'], merchantId: 'M1' });
    expect(parseMerchant({ name: 'nobody' })).toBeUndefined();
  });

  test.each([
    [{ merchantId: 'M1' }, true],
    [{ merchantId: 'M2', email: 'shop@example.com' }, false],
    [{ email: 'EU@example.com' }, true],
    [{ email: 'other@example.com' }, false],
    [{}, true],
  ])('%j is the merchant: %s', (payee, expected) => {
    expect(merchant && isMerchant(merchant, payee)).toBe(expected);
  });
});
