import { ConcurrencyLimiter } from './concurrency-limiter';

/** A task that the test finishes. */
function work(names: string[], name: string) {
  let finish = () => {};
  let fail = () => {};
  const done = new Promise<string>((resolve, reject) => {
    finish = () => resolve(name);
    fail = () => reject(new Error(name));
  });
  const start = () => {
    names.push(name);
    return done;
  };
  return { start, finish, fail };
}

/** Waits until no more task can start. */
const settle = () => new Promise((done) => setImmediate(done));

describe('ConcurrencyLimiter', () => {
  it('a concurrency limiter runs a limited number of tasks and queues the others in order', async () => {
    const limiter = new ConcurrencyLimiter(2, 2);
    const started: string[] = [];
    const [a, b, c, d] = [work(started, 'a'), work(started, 'b'), work(started, 'c'), work(started, 'd')];
    const all = [a, b, c, d].map(({ start }) => limiter.run(start));
    await settle();
    expect(started).toEqual(['a', 'b']);
    b.finish();
    await settle();
    expect(started).toEqual(['a', 'b', 'c']);
    for (const { finish } of [a, c, d]) finish();
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('a full concurrency limiter rejects with too_frequent and a time to retry', async () => {
    const limiter = new ConcurrencyLimiter(1, 1);
    const [a, b] = [work([], 'a'), work([], 'b')];
    const accepted = [limiter.run(a.start), limiter.run(b.start)];
    await expect(limiter.run(async () => 'c')).rejects.toMatchObject({ code: 'too_frequent', retryAfter: 120 });
    a.finish();
    b.finish();
    await Promise.all(accepted);
  });

  it('a concurrency limiter runs the next task after one has failed', async () => {
    const limiter = new ConcurrencyLimiter(1, 2);
    const started: string[] = [];
    const [a, b, c, d] = [work(started, 'a'), work(started, 'b'), work(started, 'c'), work(started, 'd')];
    const failed = limiter.run(a.start);
    const second = limiter.run(b.start);
    a.fail();
    await expect(failed).rejects.toThrow('a');
    b.finish();
    await second;
    const rest = [limiter.run(c.start), limiter.run(d.start)];
    await settle();
    expect(started).toEqual(['a', 'b', 'c']);
    c.finish();
    d.finish();
    await Promise.all(rest);
  });
});
