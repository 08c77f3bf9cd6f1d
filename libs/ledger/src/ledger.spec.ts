import fc from 'fast-check';
import {
  type AccountName,
  BOOK_ACCOUNTS,
  INNER_ACCOUNTS,
  isAccountName,
  isBookAccount,
  isPrepaid,
  OUTER_ACCOUNTS,
  prepaid,
} from './account';
import {
  deposit,
  type Entry,
  type OrderParts,
  type PaymentAccount,
  paymentFor,
  refund,
  returnUnapplied,
  reverse,
  unapplied,
} from './entries';
import { businessDay, dayAfter, startOfDay } from './day';
import { balanceOf, balances, type Posting, posting } from './posting';
import { referenceKey } from './reference';

const ORDER = '0ABCDE-FGHJKM-NPQRST';
const ALICE = prepaid('alice');

function postingsOf(entries: readonly Entry[]): Posting[] {
  return entries.flatMap((entry) => entry.postings);
}

function moved(entry: Entry): string[] {
  return entry.postings.map(({ from, to, money }) => `${from} > ${to}: ${money.currency} ${money.amount}`);
}

describe('the entries of the trade', () => {
  const parts: OrderParts = {
    product: 9_000,
    shippingFirst: 1_500,
    shippingNext: 500,
    exchangeFee: 330,
    remittanceFee: 470,
  };

  test('a deposit reaches the prepaid account from the bank', () => {
    const entry = deposit('alice', 50_000, 'transfer of 2 March');
    expect([entry.kind, entry.memo, moved(entry)]).toEqual([
      'deposit',
      'transfer of 2 March',
      ['bank > prepaid:alice: CNY 50000'],
    ]);
  });

  test('a payment names each part of the total', () => {
    const entry = paymentFor(ORDER, parts, 'USD', 'paypal-clearing');
    expect([entry.kind, entry.orderId]).toEqual(['payment', ORDER]);
    expect(moved(entry)).toEqual([
      'paypal-clearing > sales: USD 9000',
      'paypal-clearing > shipping: USD 1500',
      'paypal-clearing > shipping: USD 500',
      'paypal-clearing > fees: USD 330',
      'paypal-clearing > fees: USD 470',
    ]);
  });

  test('a prepaid payment comes from the customer and has no fees', () => {
    const entry = paymentFor(ORDER, { ...parts, shippingNext: 0, exchangeFee: 0, remittanceFee: 0 }, 'CNY', ALICE);
    expect(moved(entry)).toEqual(['prepaid:alice > sales: CNY 9000', 'prepaid:alice > shipping: CNY 1500']);
  });

  test('a refund goes back the way the payment came', () => {
    const entry = refund(ORDER, { currency: 'CNY', amount: 700 }, ALICE, 'a crease');
    expect([entry.kind, entry.orderId, entry.memo, moved(entry)]).toEqual([
      'refund',
      ORDER,
      'a crease',
      ['refunds > prepaid:alice: CNY 700'],
    ]);
  });

  test('money that pays for nothing is kept apart, and goes back or pays later', () => {
    const total = { currency: 'USD', amount: 11_800 };
    const kept = unapplied(ORDER, total, 'paypal-clearing');
    const held = (entries: Entry[]) => balanceOf(balances(postingsOf(entries)), 'unapplied', 'USD');
    expect([kept.kind, held([kept])]).toEqual(['unapplied', 11_800]);
    expect(held([kept, returnUnapplied(ORDER, total, 'paypal-clearing')])).toBe(0);
    expect(held([kept, paymentFor(ORDER, parts, 'USD', 'unapplied')])).toBe(0);
  });

  test('an entry of no order names none', () => {
    expect('orderId' in unapplied(undefined, { currency: 'USD', amount: 1 }, 'paypal-clearing')).toBe(false);
  });

  test('an order that costs nothing has nothing to pay', () => {
    const free = { product: 0, shippingFirst: 0, shippingNext: 0, exchangeFee: 0, remittanceFee: 0 };
    expect(() => paymentFor(ORDER, free, 'USD', 'paypal-clearing')).toThrow(RangeError);
  });

  test('a part below zero is not paid out', () => {
    expect(() => paymentFor(ORDER, { ...parts, exchangeFee: -1 }, 'USD', 'paypal-clearing')).toThrow(RangeError);
  });

  test('a reversal goes the other way and stays with its order', () => {
    const entry = reverse(refund(ORDER, { currency: 'CNY', amount: 700 }, ALICE), 'typed twice');
    expect([entry.kind, entry.orderId, entry.memo, moved(entry)]).toEqual([
      'reversal',
      ORDER,
      'typed twice',
      ['prepaid:alice > refunds: CNY 700'],
    ]);
  });
});

describe('a posting', () => {
  test.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'moves a positive whole amount, not %d',
    (amount) => {
      expect(() => posting('bank', 'sales', { currency: 'USD', amount })).toThrow(RangeError);
    },
  );

  test('moves as little as one unit, and as much as a number can count', () => {
    for (const amount of [1, Number.MAX_SAFE_INTEGER]) {
      expect(posting('bank', 'sales', { currency: 'USD', amount }).money).toEqual({ currency: 'USD', amount });
    }
  });

  test('moves between two accounts', () => {
    expect(() => posting('bank', 'bank', { currency: 'USD', amount: 1 })).toThrow(RangeError);
  });

  test.each(['', 'usd', 'USDT', 'US'])('moves a currency, not %p', (currency) => {
    expect(() => posting('bank', 'sales', { currency, amount: 1 })).toThrow(RangeError);
  });

  test('brings a prepaid account CNY alone, and takes nothing else from it', () => {
    expect(posting(ALICE, 'sales', { currency: 'CNY', amount: 1 }).from).toBe(ALICE);
    expect(() => posting(ALICE, 'sales', { currency: 'USD', amount: 1 })).toThrow(RangeError);
    expect(() => posting('refunds', ALICE, { currency: 'USD', amount: 1 })).toThrow(RangeError);
  });

  test.each(['prepaid:', 'prepaid:a b', 'prepaid:-'] as const)('knows no account %p', (account) => {
    expect(() => posting(account, 'sales', { currency: 'CNY', amount: 1 })).toThrow(RangeError);
    expect(() => posting('bank', account, { currency: 'CNY', amount: 1 })).toThrow(RangeError);
  });
});

describe('an account', () => {
  test.each([...OUTER_ACCOUNTS, ...INNER_ACCOUNTS, 'prepaid:5f0c1b9e-1d2c-4a55-9d7e-0b1a2c3d4e5f'])(
    'may be %s',
    (name) => {
      expect(isAccountName(name)).toBe(true);
      expect(isPrepaid(name)).toBe(name.startsWith('prepaid:'));
    },
  );

  test.each(['', 'Bank', 'prepaid', 'prepaid:', 'prepaid:a:b', 'prepaid:a\n', ' bank', 'constructor'])(
    'may not be %p',
    (name) => {
      expect(isAccountName(name)).toBe(false);
    },
  );

  test('of a customer has their id', () => {
    expect(prepaid('alice')).toBe('prepaid:alice');
    expect(() => prepaid('')).toThrow(RangeError);
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
const way: fc.Arbitrary<[PaymentAccount, string]> = fc.oneof(
  fc.tuple(fc.constantFrom(ALICE, prepaid('bob')), fc.constant('CNY')),
  fc.tuple(fc.constantFrom('paypal-clearing', 'manual-clearing'), fc.constantFrom('USD', 'JPY', 'EUR')),
);
const anEntry: fc.Arbitrary<Entry> = fc.oneof(
  fc.tuple(fc.constantFrom('alice', 'bob'), amount).map(([id, fen]) => deposit(id, fen)),
  fc.tuple(orderParts, way).map(([parts, [from, currency]]) => paymentFor(ORDER, parts, currency, from)),
  fc
    .tuple(fc.constantFrom(refund, unapplied, returnUnapplied), amount, way)
    .map(([make, back, [account, currency]]) => make(ORDER, { currency, amount: back }, account)),
);
const entries = fc.array(
  anEntry.chain((each) => fc.constantFrom(each, reverse(each))),
  { maxLength: 40 },
);

describe('whatever is entered', () => {
  test('the books sum to zero in every currency', () => {
    fc.assert(
      fc.property(entries, (all) => {
        const sums = new Map<string, number>();
        for (const held of balances(postingsOf(all)).values()) {
          for (const [currency, balance] of held) sums.set(currency, (sums.get(currency) ?? 0) + balance);
        }
        for (const sum of sums.values()) expect(sum).toBe(0);
      }),
    );
  });

  test('a reversal takes every account back to where it was', () => {
    fc.assert(
      fc.property(entries, anEntry, (before, each) => {
        const was = balances(postingsOf(before));
        const is = balances(postingsOf([...before, each, reverse(each)]));
        for (const [account, held] of is) {
          for (const [currency, balance] of held) expect(balance).toBe(balanceOf(was, account, currency));
        }
      }),
    );
  });

  test('a reversal reversed moves what the entry moved', () => {
    fc.assert(fc.property(anEntry, (each) => expect(reverse(reverse(each)).postings).toEqual(each.postings)));
  });

  test('a payment’s postings equal the total, and none is of nothing', () => {
    fc.assert(
      fc.property(orderParts, way, (parts, [from, currency]) => {
        const { postings } = paymentFor(ORDER, parts, currency, from);
        const total = Object.values(parts).reduce((sum, each) => sum + each, 0);
        expect(postings.reduce((sum, { money }) => sum + money.amount, 0)).toBe(total);
        expect(postings.every(({ money }) => money.amount > 0 && money.currency === currency)).toBe(true);

        const held = balances(postings);
        const earned = (account: AccountName) => balanceOf(held, account, currency);
        expect(earned('sales')).toBe(parts.product);
        expect(earned('shipping')).toBe(parts.shippingFirst + parts.shippingNext);
        expect(earned('fees')).toBe(parts.exchangeFee + parts.remittanceFee);
        expect(earned(from)).toBe(-total);
      }),
    );
  });

  test('one currency never moves another', () => {
    const held = balances([
      posting('bank', 'sales', { currency: 'USD', amount: 3 }),
      posting('bank', 'sales', { currency: 'JPY', amount: 5 }),
    ]);
    expect([balanceOf(held, 'sales', 'USD'), balanceOf(held, 'sales', 'JPY'), balanceOf(held, 'sales', 'EUR')]).toEqual(
      [3, 5, 0],
    );
  });

  test('a balance past counting is an error and not a wrong number', () => {
    const most = posting('bank', 'sales', { currency: 'USD', amount: Number.MAX_SAFE_INTEGER });
    expect(balanceOf(balances([most]), 'sales', 'USD')).toBe(Number.MAX_SAFE_INTEGER);
    expect(() => balances([most, posting('bank', 'sales', { currency: 'USD', amount: 1 })])).toThrow(RangeError);
  });
});

describe('each occasion of the trade', () => {
  const total = (parts: OrderParts) => Object.values(parts).reduce((sum, each) => sum + each, 0);

  test('a refund, whole or in parts, takes back to where the payment came from, and never touches what was earned', () => {
    fc.assert(
      fc.property(
        orderParts,
        way,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 }),
        (parts, [from, currency], shares) => {
          let left = total(parts);
          const refunds = shares.flatMap((share) => {
            const money = { currency, amount: Math.floor(left * share) };
            left -= money.amount;
            return money.amount > 0 ? [refund(ORDER, money, from)] : [];
          });
          const held = balances(postingsOf([paymentFor(ORDER, parts, currency, from), ...refunds]));
          expect(balanceOf(held, from, currency)).toBe(-left || 0);
          expect(balanceOf(held, 'refunds', currency)).toBe(left - total(parts) || 0);
          expect(balanceOf(held, 'sales', currency)).toBe(parts.product);
        },
      ),
    );
  });

  test('a deposit brings money from the bank to one customer, and its reversal takes exactly that back', () => {
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 8 }), fc.nat(7), (fens, nth) => {
        const all = fens.map((fen) => deposit('alice', fen));
        const taken = all[nth % all.length] ?? deposit('alice', 1);
        const held = balances(postingsOf([...all, reverse(taken)]));
        const left = fens.reduce((sum, fen) => sum + fen, 0) - (fens[nth % fens.length] ?? 0);
        expect(balanceOf(held, ALICE, 'CNY')).toBe(left);
        expect(balanceOf(held, 'bank', 'CNY')).toBe(-left || 0);
      }),
    );
  });

  test('money that pays for nothing is earned by no account until it pays', () => {
    fc.assert(
      fc.property(orderParts, fc.constantFrom('USD', 'JPY'), (parts, currency) => {
        const came = unapplied(ORDER, { currency, amount: total(parts) }, 'paypal-clearing');
        const earned = (all: Entry[]) =>
          (['sales', 'shipping', 'fees'] as const).map((account) =>
            balanceOf(balances(postingsOf(all)), account, currency),
          );
        expect(earned([came])).toEqual([0, 0, 0]);
        expect(
          earned([came, paymentFor(ORDER, parts, currency, 'unapplied')]).reduce((sum, each) => sum + each, 0),
        ).toBe(total(parts));
      }),
    );
  });

  test('what comes in from outside is what all inner and customers’ accounts hold together', () => {
    fc.assert(
      fc.property(entries, (all) => {
        const held = balances(postingsOf(all));
        for (const currency of ['CNY', 'USD', 'JPY', 'EUR']) {
          const sum = (names: readonly AccountName[]) =>
            names.reduce((before, name) => before + balanceOf(held, name, currency), 0);
          const customers = [...held.keys()].filter(isPrepaid);
          expect(sum(OUTER_ACCOUNTS) + sum(INNER_ACCOUNTS) + sum(customers)).toBe(0);
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
  ])('in China has %s in %s', (at, day) => {
    expect(businessDay(new Date(at))).toBe(day);
  });

  test('begins with itself and ends where the next begins', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (at) => {
        const day = businessDay(at);
        expect(businessDay(startOfDay(day))).toBe(day);
        expect(startOfDay(dayAfter(day)).getTime() - startOfDay(day).getTime()).toBe(86_400_000);
        expect(dayAfter(dayAfter(day), -1)).toBe(day);
      }),
    );
  });
});

describe('a payment’s reference', () => {
  test('is the same however it is spaced, cased or set', () => {
    for (const typed of ['MTCN 123-456', 'mtcn123456', ' ＭＴＣＮ　１２３４５６ ', 'mtcn:123.456'])
      expect(referenceKey(typed)).toBe('MTCN123456');
  });

  test.each(['', 'bank transfer', '銀行振込', ' - '])('is none in words without a figure: %p', (words) => {
    expect(referenceKey(words)).toBeNull();
  });

  test('in any script tells payments apart by its figures', () => {
    expect(referenceKey('振込 12')).not.toBe(referenceKey('振込 13'));
  });
});

test('the books know customers together, and every other account by its name', () => {
  expect(BOOK_ACCOUNTS.filter((name) => name !== 'prepaid').every(isAccountName)).toBe(true);
  expect([isBookAccount('prepaid'), isBookAccount('sales'), isBookAccount('prepaid:alice')]).toEqual([
    true,
    true,
    false,
  ]);
});
