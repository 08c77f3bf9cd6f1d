import { Ratio } from '@shop/money';
import { estimateArrivalCosts, findImportDuty, type ImportDuty } from './arrival-costs';
import type { Currency } from './tariff';

const currency = (code: string, digits: number, perCny: string): [string, Currency] => {
  const minorUnit = Ratio.one.over(Ratio.of(10 ** digits));
  const perFen = Ratio.parse(perCny).over(minorUnit).over(Ratio.of(100));
  return [code, { code, digits, minorUnit, perCny: Ratio.parse(perCny), perFen, exchangeRate: Ratio.zero }];
};
const currencies = new Map([currency('CNY', 2, '1'), currency('EUR', 2, '0.125'), currency('JPY', 0, '20')]);

const duty: ImportDuty = {
  ...{ country: 'DE', hsPrefix: '4911', dutyPercent: '6.5', taxPercent: '19', validFrom: '2026-01-01' },
  ...{ threshold: '150', thresholdCurrency: 'EUR', taxedBelowThreshold: true },
};
const goods = { currency: 'EUR', lines: [20_000, 10_000], discount: 3000, shipping: 6000 };

test('Duty is charged on goods and freight, and tax on both with the duty', () => {
  // Goods of 270 and freight of 60 EUR: 330 × 6.5% = 21.45, and 351.45 × 19% = 66.7755.
  expect(estimateArrivalCosts(currencies, goods, [duty, duty])).toEqual({
    ...{ duty: 2145, tax: 6678, total: 8823, validFrom: '2026-01-01' },
  });
});

test('Goods up to the threshold are free of duty, and of tax unless it is charged below it too', () => {
  const small = { ...goods, lines: [15_000], discount: 0, shipping: 1000 };
  expect(estimateArrivalCosts(currencies, small, [duty])).toMatchObject({ duty: 0, tax: 3040 });
  expect(estimateArrivalCosts(currencies, { ...small, lines: [15_001] }, [duty])).toMatchObject({ duty: 1040 });
  const free = { ...duty, taxedBelowThreshold: false };
  expect(estimateArrivalCosts(currencies, small, [free])).toMatchObject({ total: 0 });
});

test('A threshold in another currency is converted by the tariff’s rates', () => {
  // 24,000 JPY are 1,200 CNY, which are 150 EUR.
  const inYen = { ...duty, threshold: '24000', thresholdCurrency: 'JPY' };
  const at = (line: number) => estimateArrivalCosts(currencies, { ...goods, lines: [line], discount: 0 }, [inYen]);
  expect([at(15_000)?.duty, at(15_001)?.duty]).toEqual([0, 1365]);
});

test('Nothing is estimated if the duty of a line is not known, and nothing of an unknown currency', () => {
  expect(estimateArrivalCosts(currencies, goods, [duty, undefined])).toBeNull();
  expect(estimateArrivalCosts(currencies, goods, [duty, { ...duty, thresholdCurrency: 'USD' }])).toBeNull();
  expect(estimateArrivalCosts(currencies, { ...goods, lines: [0], discount: 0 }, [duty])).toBeNull();
});

test('The longest prefix counts, and of the same prefix the latest that is valid', () => {
  const later = { ...duty, validFrom: '2026-06-01', dutyPercent: '7' };
  const longer = { ...duty, hsPrefix: '491110', dutyPercent: '0' };
  const future = { ...longer, validFrom: '2027-01-01' };
  const duties = [duty, later, longer, future];
  const find = (hsCode: string, day: string) => findImportDuty(duties, hsCode, day);
  expect([find('49119900', '2026-05-31'), find('49119900', '2026-06-01')]).toEqual([duty, later]);
  expect([find('4911109000', '2026-12-31'), find('4911109000', '2027-01-01')]).toEqual([longer, future]);
  expect([find('491', '2026-12-31'), find('392690', '2026-12-31')]).toEqual([undefined, undefined]);
});
