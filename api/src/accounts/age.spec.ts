import fc from 'fast-check';
import { ageAt } from './age';

const at = (day: string, time = '12:00:00.000') => new Date(`${day}T${time}Z`);
const days = fc
  .date({ min: at('1900-01-01'), max: at('2026-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('age', () => {
  it('age increases on the birthday itself', () => {
    expect(ageAt('2013-05-17', at('2026-05-16', '23:59:59.999'))).toBe(12);
    expect(ageAt('2013-05-17', at('2026-05-17', '00:00:00.000'))).toBe(13);
  });

  it('a birthday on 29 February counts on 1 March in other years', () => {
    expect(ageAt('2012-02-29', at('2024-02-28'))).toBe(11);
    expect(ageAt('2012-02-29', at('2024-02-29'))).toBe(12);
    expect(ageAt('2012-02-29', at('2025-02-28'))).toBe(12);
    expect(ageAt('2012-02-29', at('2025-03-01'))).toBe(13);
  });

  it('age is 0 on the day of birth', () => {
    fc.assert(fc.property(days, (day) => expect(ageAt(day, at(day))).toBe(0)));
  });

  it('age never decreases from one day to the next', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 40_000 }), (day, later) => {
        const now = at(day).getTime() + later * 86_400_000;
        expect(Number(ageAt(day, new Date(now + 86_400_000)))).toBeGreaterThanOrEqual(
          Number(ageAt(day, new Date(now))),
        );
      }),
    );
  });

  it.each(['2023-02-29', '2023-02-30', '2023-13-01', '2023-00-10', '2023-04-31', '2023-01-00', 'yesterday', ''])(
    'there is no age for %j, which is not a date',
    (text) => {
      expect(ageAt(text, at('2026-03-01'))).toBeNull();
    },
  );

  it('there is no age for a date in the future or more than 130 years ago', () => {
    expect(ageAt('2026-03-02', at('2026-03-01', '23:59:59.999'))).toBeNull();
    expect(ageAt('0000-01-01', at('2026-03-01'))).toBeNull();
    expect(ageAt('1895-02-28', at('2026-03-01'))).toBeNull();
  });
});
