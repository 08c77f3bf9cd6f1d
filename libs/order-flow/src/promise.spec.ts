import fc from 'fast-check';
import { addDays, type BusinessCalendar, PLAIN_WEEKS } from './calendar';
import { promisedDelivery, promisedFrom } from './promise';

const AUTUMN: BusinessCalendar = {
  holidays: new Set(['2026-10-01', '2026-10-02', '2026-10-05', '2026-10-06', '2026-10-07']),
  workdays: new Set(['2026-10-10']),
};

test('production takes one to four business days, and delivery begins where it ends', () => {
  // a Monday
  expect(promisedFrom(new Date('2026-03-02T02:00:00Z'), [3, 7], PLAIN_WEEKS)).toEqual({
    production: { from: '2026-03-03', to: '2026-03-06' },
    delivery: { from: '2026-03-06', to: '2026-03-17' },
  });
});

test('days off in China put both off, days worked in their stead do not', () => {
  expect(promisedFrom(new Date('2026-09-30T02:00:00Z'), [2, 4], AUTUMN)).toEqual({
    production: { from: '2026-10-08', to: '2026-10-12' },
    delivery: { from: '2026-10-10', to: '2026-10-16' },
  });
});

test('an evening in Europe is the next day in China', () => {
  const evening = new Date('2026-03-02T17:00:00Z');
  expect(promisedDelivery(evening, [1, 1], PLAIN_WEEKS)).toEqual({ from: '2026-03-04', to: '2026-03-04' });
});

test('nothing is promised earlier for being ready later', () => {
  const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
  const days = fc.tuple(fc.nat(10), fc.nat(20)).map(([least, more]): [number, number] => [least, least + more]);
  fc.assert(
    fc.property(instant, fc.nat(20), days, (ready, later, delivery) => {
      const early = promisedFrom(ready, delivery, AUTUMN);
      const late = promisedFrom(addDays(ready, later), delivery, AUTUMN);
      expect(early.production.from <= late.production.from && early.delivery.to <= late.delivery.to).toBe(true);
      expect(early.production.from <= early.production.to && early.delivery.from <= early.delivery.to).toBe(true);
    }),
  );
});
