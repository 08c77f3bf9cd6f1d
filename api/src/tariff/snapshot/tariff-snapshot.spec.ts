import type { RateRow, TariffRows } from './tariff-rows';
import { isValidAt, buildTariffSnapshot } from './tariff-snapshot';

const day = (text: string) => new Date(`${text}T00:00:00Z`);
const rate = (currency: string, since: string, per_cny: string): RateRow => ({
  currency,
  valid_from: day(since),
  per_cny,
});

const rows = (rates: RateRow[]): TariffRows => ({
  ...{ products: [], finishes: [], zones: [], exclusions: [], services: [], methods: [], fees: [], scheduled: [] },
  currencies: [
    { code: 'USD', digits: 2, exchange_fee: '0.03' },
    { code: 'JPY', digits: 0, exchange_fee: '0.03' },
  ],
  rates,
});

const perCny = (table: TariffRows, at: string) =>
  buildTariffSnapshot(table, day(at)).rates.map((one) => [one.currency, one.perCny]);

const changing = rows([
  rate('JPY', '2026-01-01', '21'),
  rate('USD', '2026-01-01', '0.14'),
  rate('USD', '2026-03-01', '0.15'),
  rate('USD', '2026-04-01', '0.16'),
]);

test('the newest rate that has started applies', () => {
  expect(perCny(changing, '2026-02-28')).toEqual([
    ['USD', '0.14'],
    ['JPY', '21'],
  ]);
  expect(perCny(changing, '2026-03-01')).toEqual([
    ['USD', '0.15'],
    ['JPY', '21'],
  ]);
  expect(perCny(changing, '2026-12-01')).toEqual([
    ['USD', '0.16'],
    ['JPY', '21'],
  ]);
});

test('a tariff snapshot is valid until the next rate starts', () => {
  const tariff = buildTariffSnapshot(changing, day('2026-02-01'));
  expect(tariff.until).toEqual(day('2026-03-01'));
  expect(isValidAt(tariff, day('2026-02-28'))).toBe(true);
  expect(isValidAt(tariff, day('2026-03-01'))).toBe(false);
  expect(isValidAt(tariff, day('2026-01-31'))).toBe(false);
  expect(buildTariffSnapshot(changing, day('2026-04-01')).until).toBeNull();
});

test('a currency whose first rate starts in the future is not offered', () => {
  const { tariff, rates } = buildTariffSnapshot(
    rows([rate('JPY', '2026-05-01', '21'), rate('USD', '2026-01-01', '0.14')]),
    day('2026-02-01'),
  );
  expect(rates.map(({ currency }) => currency)).toEqual(['USD']);
  expect([tariff.currencies.has('USD'), tariff.currencies.has('JPY')]).toEqual([true, false]);
});
