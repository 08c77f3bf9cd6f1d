import fc from 'fast-check';
import { catalogueRows } from './catalogue-rows';
import { stock } from '../src/demo/stock';
import type { CatalogueRows, ScheduledVersion } from '../src/catalogue/rows';
import { basisOf, basisOfAll, unfit } from '../src/catalogue/tariff-drafts/plan';
import { rowsAt } from '../src/catalogue/tariff-drafts/rows-at';
import { type TariffChange, valueInForce } from '../src/catalogue/tariff-drafts/tariff-change';

const at = (day: number) => new Date(Date.UTC(2026, 11, day));
const whole = catalogueRows(stock(at(1)));
const rows: CatalogueRows = { ...whole, products: whole.products.slice(0, 2) };
const USD = String(valueInForce(rows, 'exchange_fee', 'USD'));

const fee = (base: unknown, value: string, subject = 'USD'): TariffChange => ({
  ...{ kind: 'exchange_fee', subject, base, value },
});
const version = (day: number, ...changes: TariffChange[]): ScheduledVersion => ({
  ...{ id: `on-${day}`, publish_at: at(day), changes },
});
const planned = (...scheduled: ScheduledVersion[]): CatalogueRows => ({ ...rows, scheduled });
const verdict = (table: CatalogueRows, change: TariffChange, day: number) => {
  const { outdated, overlapping } = unfit(table, [change], at(day));
  return outdated.length > 0 ? 'outdated' : overlapping.length > 0 ? 'overlaps' : 'fits';
};

const sale = planned(version(10, fee(USD, '0.01')));

test('a sale’s end is planned upon its start, after it and at no time before', () => {
  const end = fee('0.01', USD);
  expect([20, 11, 10, 9].map((day) => verdict(sale, end, day))).toEqual(['fits', 'fits', 'overlaps', 'overlaps']);
});

test('what is based on today’s value comes neither before nor after what is planned for it', () => {
  for (const day of [5, 10, 20]) expect(verdict(sale, fee(USD, '0.02'), day)).toBe('overlaps');
  for (const day of [5, 10, 20]) expect(verdict(sale, fee(null, '0.02', 'EUR'), day)).toBe('outdated');
  const euro = valueInForce(rows, 'exchange_fee', 'EUR');
  for (const day of [5, 10, 20]) expect(verdict(sale, fee(euro, '0.02', 'EUR'), day)).toBe('fits');
});

test('what is based on a value that nobody plans any more is outdated', () => {
  expect(verdict(planned(), fee('0.01', USD), 20)).toBe('outdated');
  expect(basisOf(planned(), fee('0.01', USD))).toBeUndefined();
});

test('between a start and an end nothing comes, and after the end what is as it was before the sale', () => {
  const whole = planned(version(10, fee(USD, '0.01')), version(20, fee('0.01', USD)));
  expect(verdict(whole, fee('0.01', '0.02'), 15)).toBe('overlaps');
  expect([15, 25].map((day) => verdict(whole, fee(USD, '0.02'), day))).toEqual(['overlaps', 'fits']);
});

test('what changes are written upon begins with the last of it', () => {
  const euro = valueInForce(rows, 'exchange_fee', 'EUR');
  const table = planned(version(10, fee(USD, '0.01')), version(12, fee(euro, '0.07', 'EUR')));
  expect(basisOfAll(table, [fee(USD, '0.5')])).toBeNull();
  expect(basisOfAll(table, [fee('0.07', '0.5', 'EUR'), fee('0.01', '0.5')])).toEqual(at(12));
});

test('whatever was let in one after the other comes into force as it was planned', () => {
  const step = fc.record({
    day: fc.integer({ min: 2, max: 28 }),
    upon: fc.nat(4),
    value: fc.integer({ min: 1, max: 9 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      let table = planned();
      for (const { day, upon, value } of steps) {
        const bases = [USD, ...table.scheduled.map(({ changes }) => changes[0]?.value)];
        const change = fee(bases[upon % bases.length], `0.0${value}`);
        if (change.base === change.value || verdict(table, change, day) !== 'fits') continue;
        const scheduled = [...table.scheduled, { ...version(day, change), id: `${table.scheduled.length}` }];
        table = planned(...scheduled.toSorted((one, other) => one.publish_at.getTime() - other.publish_at.getTime()));
      }
      for (const { publish_at, changes } of table.scheduled) {
        expect(valueInForce(rowsAt(table, publish_at), 'exchange_fee', 'USD')).toBe(changes[0]?.value);
      }
    }),
  );
});
