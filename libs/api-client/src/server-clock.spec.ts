import { createServerClock } from './server-clock';
import { memoryStorage } from './storage';

const NOW = Date.parse('2026-03-01T12:00:00Z');

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

it('the server’s time is this computer’s until a response says otherwise', () => {
  expect(createServerClock(memoryStorage()).now()).toBe(NOW);
});

it('a computer that is hours off uses the server’s time, also on the next page', () => {
  const storage = memoryStorage();
  const clock = createServerClock(storage);
  clock.synchronize('Sun, 01 Mar 2026 09:00:00 GMT');
  expect(clock.now()).toBe(NOW - 3 * 3_600_000);
  expect(createServerClock(storage).now()).toBe(NOW - 3 * 3_600_000);
});

it('a difference below a minute does not count', () => {
  const storage = memoryStorage();
  const clock = createServerClock(storage);
  clock.synchronize('Sun, 01 Mar 2026 15:00:00 GMT');
  clock.synchronize('Sun, 01 Mar 2026 12:00:59 GMT');
  expect(clock.now()).toBe(NOW);
  expect(createServerClock(storage).now()).toBe(NOW);
});

it.each([null, '', 'yesterday'])('the Date header %j changes nothing', (header) => {
  const clock = createServerClock(memoryStorage());
  clock.synchronize('Sun, 01 Mar 2026 15:00:00 GMT');
  clock.synchronize(header);
  expect(clock.now()).toBe(NOW + 3 * 3_600_000);
});
