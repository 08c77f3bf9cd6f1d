import fc from 'fast-check';
import { addDays, type BusinessCalendar, NO_HOLIDAYS } from './calendar';
import { estimateArrival, estimateDelivery, lastLateReleaseDay, productionDueDay } from './delivery-estimate';

const AUTUMN: BusinessCalendar = {
  holidays: new Set(['2026-10-01', '2026-10-02', '2026-10-05', '2026-10-06', '2026-10-07']),
  workdays: new Set(['2026-10-10']),
};

test('production takes one to four business days, and delivery starts when it ends', () => {
  // a Monday
  expect(estimateDelivery(new Date('2026-03-02T02:00:00Z'), [3, 7], NO_HOLIDAYS)).toEqual({
    production: { from: '2026-03-03', to: '2026-03-06' }, // S9.41
    delivery: { from: '2026-03-06', to: '2026-03-17' },
  });
});

test('Chinese holidays delay production and delivery, working weekends do not', () => {
  // S9.43
  expect(estimateDelivery(new Date('2026-09-30T02:00:00Z'), [2, 4], AUTUMN)).toEqual({
    production: { from: '2026-10-08', to: '2026-10-12' },
    delivery: { from: '2026-10-10', to: '2026-10-16' },
  });
});

test('the arrival is counted from the date in China', () => {
  const evening = new Date('2026-03-02T17:00:00Z');
  expect(estimateArrival(evening, [1, 1], NO_HOLIDAYS)).toEqual({ from: '2026-03-04', to: '2026-03-04' });
});

test('a later start never gives an earlier estimate', () => {
  const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
  const days = fc.tuple(fc.nat(10), fc.nat(20)).map(([least, more]): [number, number] => [least, least + more]);
  fc.assert(
    fc.property(instant, fc.nat(20), days, (ready, later, delivery) => {
      const early = estimateDelivery(ready, delivery, AUTUMN);
      const late = estimateDelivery(addDays(ready, later), delivery, AUTUMN);
      expect(early.production.from <= late.production.from && early.delivery.to <= late.delivery.to).toBe(true);
      expect(early.production.from <= early.production.to && early.delivery.from <= early.delivery.to).toBe(true);
    }),
  );
});

test('an order is late once its last day of production is over', () => {
  const released = new Date('2026-09-25T02:00:00Z');
  const due = productionDueDay(released, AUTUMN);
  const atNoon = (day: string) => new Date(`${day}T04:00:00Z`);
  expect(lastLateReleaseDay(atNoon(due), AUTUMN) < '2026-09-25').toBe(true);
  expect(lastLateReleaseDay(addDays(atNoon(due), 1), AUTUMN) >= '2026-09-25').toBe(true);
});
