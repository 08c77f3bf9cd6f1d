import fc from 'fast-check';
import {
  type AccountName,
  LEDGER_ACCOUNTS,
  INTERNAL_ACCOUNTS,
  isAccountName,
  isLedgerAccount,
  isPrepaidAccount,
  prepaidAccount,
} from './account';
import {
  chargeback,
  deposit,
  disputeOpened,
  disputeResolved,
  type Entry,
  type OrderParts,
  type PaymentAccount,
  paymentFor,
  refund,
  refundUnmatchedPayment,
  reverse,
  unmatchedPayment,
} from './entries';
import { toBusinessDay, addDays, startOfBusinessDay } from './day';
import { balanceOf, calculateBalances, type Posting, createPosting } from './posting';
import { normalizeReference } from './reference';

const EXTERNAL_ACCOUNTS = ['bank', 'paypal-clearing', 'manual-clearing'] as const;
const ORDER = '0ABCDE-FGHJKM-NPQRST';
const ALICE = prepaidAccount('alice');

function postingsOf(entries: readonly Entry[]): Posting[] {
  return entries.flatMap((entry) => entry.postings);
}

function formatPostings(entry: Entry): string[] {
  return entry.postings.map(({ from, to, money }) => `${from} > ${to}: ${money.currency} ${money.amount}`);
}

describe('ledger entries', () => {
  const parts: OrderParts = {
    product: 9_000,
    shippingFirst: 1_500,
    shippingNext: 500,
    exchangeFee: 330,
    remittanceFee: 470,
  };

  test('book a deposit from the bank to the prepaid account', () => {
    const entry = deposit('alice', 50_000, 'transfer of 2 March');
    expect([entry.kind, entry.memo, formatPostings(entry)]).toEqual([
      'deposit',
      'transfer of 2 March',
      ['bank > prepaid:alice: CNY 50000'],
    ]);
  });

  test('book a payment with a posting for each part of the total', () => {
    const entry = paymentFor(ORDER, parts, 'USD', 'paypal-clearing');
    expect([entry.kind, entry.orderId]).toEqual(['payment', ORDER]);
    expect(formatPostings(entry)).toEqual([
      'paypal-clearing > sales: USD 9000',
      'paypal-clearing > shipping: USD 1500',
      'paypal-clearing > shipping: USD 500',
      'paypal-clearing > fees: USD 330',
      'paypal-clearing > fees: USD 470',
    ]);
  });

  test('book a prepaid payment from the customer’s account without fees', () => {
    const entry = paymentFor(ORDER, { ...parts, shippingNext: 0, exchangeFee: 0, remittanceFee: 0 }, 'CNY', ALICE);
    expect(formatPostings(entry)).toEqual(['prepaid:alice > sales: CNY 9000', 'prepaid:alice > shipping: CNY 1500']);
  });

  test('book a refund to the account the payment received from', () => {
    const entry = refund(ORDER, { currency: 'CNY', amount: 700 }, ALICE, 'a crease');
    expect([entry.kind, entry.orderId, entry.memo, formatPostings(entry)]).toEqual([
      'refund',
      ORDER,
      'a crease',
      ['refunds > prepaid:alice: CNY 700'],
    ]);
  });

  test('hold an unmatched payment until it is refunded or pays an order', () => {
    const total = { currency: 'USD', amount: 11_800 };
    const received = unmatchedPayment(ORDER, total, 'paypal-clearing');
    const balances = (entries: Entry[]) =>
      balanceOf(calculateBalances(postingsOf(entries)), 'unmatched-payments', 'USD');
    expect([received.kind, balances([received])]).toEqual(['unmatched', 11_800]);
    expect(balances([received, refundUnmatchedPayment(ORDER, total, 'paypal-clearing')])).toBe(0);
    expect(balances([received, paymentFor(ORDER, parts, 'USD', 'unmatched-payments')])).toBe(0);
  });

  test('move a chargeback out of PayPal clearing as a loss of its own', () => {
    const entry = chargeback(ORDER, { currency: 'USD', amount: 700 }, 'paypal-clearing', 'R-1');
    expect([entry.kind, entry.orderId, formatPostings(entry)]).toEqual([
      'chargeback',
      ORDER,
      ['chargebacks > paypal-clearing: USD 700'],
    ]);
  });

  test('withhold a disputed payment until the dispute is resolved', () => {
    const money = { currency: 'USD', amount: 11_800 };
    const opened = disputeOpened(ORDER, money, 'paypal-clearing');
    const held = (all: Entry[]) => balanceOf(calculateBalances(postingsOf(all)), 'disputed-payments', 'USD');
    expect([opened.kind, held([opened])]).toEqual(['dispute', -11_800]);
    expect(held([opened, disputeResolved(ORDER, money, 'paypal-clearing')])).toBe(0);
  });

  test('have no order id for a payment without an order', () => {
    expect('orderId' in unmatchedPayment(undefined, { currency: 'USD', amount: 1 }, 'paypal-clearing')).toBe(false);
  });

  test('reject a payment of zero', () => {
    const free = { product: 0, shippingFirst: 0, shippingNext: 0, exchangeFee: 0, remittanceFee: 0 };
    expect(() => paymentFor(ORDER, free, 'USD', 'paypal-clearing')).toThrow(RangeError);
  });

  test('reject a payment with a negative part', () => {
    expect(() => paymentFor(ORDER, { ...parts, exchangeFee: -1 }, 'USD', 'paypal-clearing')).toThrow(RangeError);
  });

  test('book a reversal in the opposite direction with the same order id', () => {
    const entry = reverse(refund(ORDER, { currency: 'CNY', amount: 700 }, ALICE), 'typed twice');
    expect([entry.kind, entry.orderId, entry.memo, formatPostings(entry)]).toEqual([
      'reversal',
      ORDER,
      'typed twice',
      ['prepaid:alice > refunds: CNY 700'],
    ]);
  });
});

describe('a posting', () => {
  test.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('rejects the amount %d', (amount) => {
    expect(() => createPosting('bank', 'sales', { currency: 'USD', amount })).toThrow(RangeError);
  });

  test('accepts amounts from 1 to the largest safe integer', () => {
    for (const amount of [1, Number.MAX_SAFE_INTEGER]) {
      expect(createPosting('bank', 'sales', { currency: 'USD', amount }).money).toEqual({ currency: 'USD', amount });
    }
  });

  test('rejects equal accounts', () => {
    expect(() => createPosting('bank', 'bank', { currency: 'USD', amount: 1 })).toThrow(RangeError);
  });

  test.each(['', 'usd', 'USDT', 'US'])('rejects the currency %p', (currency) => {
    expect(() => createPosting('bank', 'sales', { currency, amount: 1 })).toThrow(RangeError);
  });

  test('rejects any currency but CNY for a prepaid account', () => {
    expect(createPosting(ALICE, 'sales', { currency: 'CNY', amount: 1 }).from).toBe(ALICE);
    // S3.99
    expect(() => createPosting(ALICE, 'sales', { currency: 'USD', amount: 1 })).toThrow(RangeError);
    expect(() => createPosting('refunds', ALICE, { currency: 'USD', amount: 1 })).toThrow(RangeError);
  });

  test.each(['prepaid:', 'prepaid:a b', 'prepaid:-'] as const)('rejects the account %p', (account) => {
    expect(() => createPosting(account, 'sales', { currency: 'CNY', amount: 1 })).toThrow(RangeError);
    expect(() => createPosting('bank', account, { currency: 'CNY', amount: 1 })).toThrow(RangeError);
  });
});

describe('an account name', () => {
  test.each([...EXTERNAL_ACCOUNTS, ...INTERNAL_ACCOUNTS, 'prepaid:5f0c1b9e-1d2c-4a55-9d7e-0b1a2c3d4e5f'])(
    'can be %s',
    (name) => {
      expect(isAccountName(name)).toBe(true);
      expect(isPrepaidAccount(name)).toBe(name.startsWith('prepaid:'));
    },
  );

  test.each(['', 'Bank', 'prepaid', 'prepaid:', 'prepaid:a:b', 'prepaid:a\n', ' bank', 'constructor'])(
    'cannot be %p',
    (name) => {
      expect(isAccountName(name)).toBe(false);
    },
  );

  test('of a customer contains the account id', () => {
    expect(prepaidAccount('alice')).toBe('prepaid:alice');
    expect(() => prepaidAccount('')).toThrow(RangeError);
  });
});

const amount = fc.integer({ min: 1, max: 1_000_000_000 });
const part = fc.oneof(fc.constant(0), amount);
const orderParts: fc.Arbitrary<OrderParts> = fc.record({
  product: amount,
  shippingFirst: part,
  shippingNext: part,
  exchangeFee: part,
  remittanceFee: part,
});
const paidFrom: fc.Arbitrary<[PaymentAccount, string]> = fc.oneof(
  fc.tuple(fc.constantFrom(ALICE, prepaidAccount('bob')), fc.constant('CNY')),
  fc.tuple(fc.constantFrom('paypal-clearing', 'manual-clearing'), fc.constantFrom('USD', 'JPY', 'EUR')),
);
const anyEntry: fc.Arbitrary<Entry> = fc.oneof(
  fc.tuple(fc.constantFrom('alice', 'bob'), amount).map(([id, fen]) => deposit(id, fen)),
  fc.tuple(orderParts, paidFrom).map(([parts, [from, currency]]) => paymentFor(ORDER, parts, currency, from)),
  fc
    .tuple(fc.constantFrom(refund, unmatchedPayment, refundUnmatchedPayment), amount, paidFrom)
    .map(([make, back, [account, currency]]) => make(ORDER, { currency, amount: back }, account)),
);
const entries = fc.array(
  anyEntry.chain((each) => fc.constantFrom(each, reverse(each))),
  { maxLength: 40 },
);

describe('for any entries', () => {
  test('the balances sum to zero in every currency', () => {
    fc.assert(
      fc.property(entries, (all) => {
        const sums = new Map<string, number>();
        for (const balances of calculateBalances(postingsOf(all)).values()) {
          for (const [currency, balance] of balances) sums.set(currency, (sums.get(currency) ?? 0) + balance);
        }
        for (const sum of sums.values()) expect(sum).toBe(0);
      }),
    );
  });

  test('a reversal restores every balance', () => {
    fc.assert(
      fc.property(entries, anyEntry, (before, each) => {
        const was = calculateBalances(postingsOf(before));
        const is = calculateBalances(postingsOf([...before, each, reverse(each)]));
        for (const [account, balances] of is) {
          for (const [currency, balance] of balances) expect(balance).toBe(balanceOf(was, account, currency));
        }
      }),
    );
  });

  test('reversing a reversal gives the original postings', () => {
    fc.assert(fc.property(anyEntry, (each) => expect(reverse(reverse(each)).postings).toEqual(each.postings)));
  });

  test('the postings of a payment are positive and sum to the total', () => {
    fc.assert(
      fc.property(orderParts, paidFrom, (parts, [from, currency]) => {
        const { postings } = paymentFor(ORDER, parts, currency, from);
        const total = Object.values(parts).reduce((sum, each) => sum + each, 0);
        expect(postings.reduce((sum, { money }) => sum + money.amount, 0)).toBe(total);
        expect(postings.every(({ money }) => money.amount > 0 && money.currency === currency)).toBe(true);

        const balances = calculateBalances(postings);
        const earned = (account: AccountName) => balanceOf(balances, account, currency);
        expect(earned('sales')).toBe(parts.product);
        expect(earned('shipping')).toBe(parts.shippingFirst + parts.shippingNext);
        expect(earned('fees')).toBe(parts.exchangeFee + parts.remittanceFee);
        expect(earned(from)).toBe(-total);
      }),
    );
  });

  test('each currency has its own balance', () => {
    const balances = calculateBalances([
      createPosting('bank', 'sales', { currency: 'USD', amount: 3 }),
      createPosting('bank', 'sales', { currency: 'JPY', amount: 5 }),
    ]);
    expect([
      balanceOf(balances, 'sales', 'USD'),
      balanceOf(balances, 'sales', 'JPY'),
      balanceOf(balances, 'sales', 'EUR'),
    ]).toEqual([3, 5, 0]);
  });

  test('a balance beyond the safe integers throws a RangeError', () => {
    const most = createPosting('bank', 'sales', { currency: 'USD', amount: Number.MAX_SAFE_INTEGER });
    expect(balanceOf(calculateBalances([most]), 'sales', 'USD')).toBe(Number.MAX_SAFE_INTEGER);
    expect(() => calculateBalances([most, createPosting('bank', 'sales', { currency: 'USD', amount: 1 })])).toThrow(
      RangeError,
    );
  });
});

describe('for any order', () => {
  const total = (parts: OrderParts) => Object.values(parts).reduce((sum, each) => sum + each, 0);

  test('full and partial refunds return to the paying account and leave revenue unchanged', () => {
    fc.assert(
      fc.property(
        orderParts,
        paidFrom,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 }),
        (parts, [from, currency], shares) => {
          let left = total(parts);
          const refunds = shares.flatMap((share) => {
            const money = { currency, amount: Math.floor(left * share) };
            left -= money.amount;
            return money.amount > 0 ? [refund(ORDER, money, from)] : [];
          });
          const balances = calculateBalances(postingsOf([paymentFor(ORDER, parts, currency, from), ...refunds]));
          expect(balanceOf(balances, from, currency)).toBe(-left || 0);
          expect(balanceOf(balances, 'refunds', currency)).toBe(left - total(parts) || 0);
          expect(balanceOf(balances, 'sales', currency)).toBe(parts.product);
        },
      ),
    );
  });

  test('reversing a deposit removes exactly that deposit', () => {
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 8 }), fc.nat(7), (fens, nth) => {
        const all = fens.map((fen) => deposit('alice', fen));
        const reversed = all[nth % all.length] ?? deposit('alice', 1);
        const balances = calculateBalances(postingsOf([...all, reverse(reversed)]));
        const left = fens.reduce((sum, fen) => sum + fen, 0) - (fens[nth % fens.length] ?? 0);
        expect(balanceOf(balances, ALICE, 'CNY')).toBe(left);
        expect(balanceOf(balances, 'bank', 'CNY')).toBe(-left || 0);
      }),
    );
  });

  test('an unmatched payment is no revenue until it pays an order', () => {
    fc.assert(
      fc.property(orderParts, fc.constantFrom('USD', 'JPY'), (parts, currency) => {
        const received = unmatchedPayment(ORDER, { currency, amount: total(parts) }, 'paypal-clearing');
        const earned = (all: Entry[]) =>
          (['sales', 'shipping', 'fees'] as const).map((account) =>
            balanceOf(calculateBalances(postingsOf(all)), account, currency),
          );
        expect(earned([received])).toEqual([0, 0, 0]);
        expect(
          earned([received, paymentFor(ORDER, parts, currency, 'unmatched-payments')]).reduce(
            (sum, each) => sum + each,
            0,
          ),
        ).toBe(total(parts));
      }),
    );
  });

  test('external balances offset the sum of all internal and prepaid balances', () => {
    fc.assert(
      fc.property(entries, (all) => {
        const balances = calculateBalances(postingsOf(all));
        for (const currency of ['CNY', 'USD', 'JPY', 'EUR']) {
          const sum = (names: readonly AccountName[]) =>
            names.reduce((before, name) => before + balanceOf(balances, name, currency), 0);
          const customers = [...balances.keys()].filter(isPrepaidAccount);
          expect(sum(EXTERNAL_ACCOUNTS) + sum(INTERNAL_ACCOUNTS) + sum(customers)).toBe(0);
        }
      }),
    );
  });
});

describe('a business day', () => {
  test.each([
    ['2026-03-02T15:59:59.999Z', '2026-03-02'],
    ['2026-03-02T16:00:00Z', '2026-03-03'],
    ['2026-12-31T16:00:00Z', '2027-01-01'],
  ])('contains %s on %s', (at, day) => {
    expect(toBusinessDay(new Date(at))).toBe(day);
  });

  test('lasts 24 hours from its start to the start of the next day', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (at) => {
        const day = toBusinessDay(at);
        expect(toBusinessDay(startOfBusinessDay(day))).toBe(day);
        expect(startOfBusinessDay(addDays(day)).getTime() - startOfBusinessDay(day).getTime()).toBe(86_400_000);
        expect(addDays(addDays(day), -1)).toBe(day);
      }),
    );
  });
});

describe('a payment’s reference', () => {
  test('is normalized without spaces, punctuation, case and width', () => {
    for (const input of ['MTCN 123-456', 'mtcn123456', ' ＭＴＣＮ　１２３４５６ ', 'mtcn:123.456'])
      expect(normalizeReference(input)).toBe('MTCN123456');
  });

  test.each(['', 'bank transfer', '銀行振込', ' - '])('is null for a text without digits: %p', (text) => {
    expect(normalizeReference(text)).toBeNull();
  });

  test('differs by its digits in any script', () => {
    expect(normalizeReference('振込 12')).not.toBe(normalizeReference('振込 13'));
  });
});

test('the ledger accounts are all account names, with one prepaid account for all customers', () => {
  expect(LEDGER_ACCOUNTS.filter((name) => name !== 'prepaid').every(isAccountName)).toBe(true);
  expect([isLedgerAccount('prepaid'), isLedgerAccount('sales'), isLedgerAccount('prepaid:alice')]).toEqual([
    true,
    true,
    false,
  ]);
});
