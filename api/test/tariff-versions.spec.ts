import fc from 'fast-check';
import { toTariffRows } from './catalogue-rows';
import { starterCatalogueData } from '../src/starter-catalogue/starter-catalogue-data';
import type { ScheduledVersion, TariffChange, TariffRows } from '../src/tariff/snapshot/tariff-rows';
import { findBaseStart, findLatestBaseStart, findConflicts } from '../src/tariff/versions/version-conflicts';
import { tariffRowsAt } from '../src/tariff/versions/tariff-rows-at';
import { currentValue } from '../src/tariff/versions/tariff-change';

const at = (day: number) => new Date(Date.UTC(2026, 11, day));
const whole = toTariffRows(starterCatalogueData(at(1)));
const rows: TariffRows = { ...whole, products: whole.products.slice(0, 2) };
const USD = String(currentValue(rows, 'exchange_fee', 'USD'));

const fee = (base: unknown, value: string, subject = 'USD'): TariffChange => ({
  ...{ kind: 'exchange_fee', subject, base, value },
});
const version = (day: number, ...changes: TariffChange[]): ScheduledVersion => ({
  ...{ id: `on-${day}`, publish_at: at(day), changes },
});
const withScheduled = (...scheduled: ScheduledVersion[]): TariffRows => ({ ...rows, scheduled });
const checkChange = (table: TariffRows, change: TariffChange, day: number) => {
  const { outdated, overlapping } = findConflicts(table, [change], at(day));
  return outdated.length > 0 ? 'outdated' : overlapping.length > 0 ? 'overlaps' : 'accepted';
};

const sale = withScheduled(version(10, fee(USD, '0.01')));

test('the end of a sale can be scheduled only after its start', () => {
  const end = fee('0.01', USD);
  expect([20, 11, 10, 9].map((day) => checkChange(sale, end, day))).toEqual([
    'accepted',
    'accepted',
    'overlaps',
    'overlaps',
  ]);
});

test('a change of a current value conflicts with a scheduled change of it at any time', () => {
  for (const day of [5, 10, 20]) expect(checkChange(sale, fee(USD, '0.02'), day)).toBe('overlaps');
  for (const day of [5, 10, 20]) expect(checkChange(sale, fee(null, '0.02', 'EUR'), day)).toBe('outdated');
  const euro = currentValue(rows, 'exchange_fee', 'EUR');
  for (const day of [5, 10, 20]) expect(checkChange(sale, fee(euro, '0.02', 'EUR'), day)).toBe('accepted');
});

test('a change based on a value that is no longer scheduled is outdated', () => {
  expect(checkChange(withScheduled(), fee('0.01', USD), 20)).toBe('outdated');
  expect(findBaseStart(withScheduled(), fee('0.01', USD))).toBeUndefined();
});

test('nothing can be scheduled between the start and end of a sale, but after its end', () => {
  const whole = withScheduled(version(10, fee(USD, '0.01')), version(20, fee('0.01', USD)));
  expect(checkChange(whole, fee('0.01', '0.02'), 15)).toBe('overlaps');
  expect([15, 25].map((day) => checkChange(whole, fee(USD, '0.02'), day))).toEqual(['overlaps', 'accepted']);
});

test('the base of several changes starts with the latest of their bases', () => {
  const euro = currentValue(rows, 'exchange_fee', 'EUR');
  const table = withScheduled(version(10, fee(USD, '0.01')), version(12, fee(euro, '0.07', 'EUR')));
  expect(findLatestBaseStart(table, [fee(USD, '0.5')])).toBeNull();
  expect(findLatestBaseStart(table, [fee('0.07', '0.5', 'EUR'), fee('0.01', '0.5')])).toEqual(at(12));
});

test('every sequence of accepted versions takes effect as scheduled', () => {
  const step = fc.record({
    day: fc.integer({ min: 2, max: 28 }),
    baseIndex: fc.nat(4),
    value: fc.integer({ min: 1, max: 9 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      let table = withScheduled();
      for (const { day, baseIndex, value } of steps) {
        const bases = [USD, ...table.scheduled.map(({ changes }) => changes[0]?.value)];
        const change = fee(bases[baseIndex % bases.length], `0.0${value}`);
        if (change.base === change.value || checkChange(table, change, day) !== 'accepted') continue;
        const scheduled = [...table.scheduled, { ...version(day, change), id: `${table.scheduled.length}` }];
        table = withScheduled(
          ...scheduled.toSorted((one, other) => one.publish_at.getTime() - other.publish_at.getTime()),
        );
      }
      for (const { publish_at, changes } of table.scheduled) {
        expect(currentValue(tariffRowsAt(table, publish_at), 'exchange_fee', 'USD')).toBe(changes[0]?.value);
      }
    }),
  );
});
