import { BoundedLine } from './bounded-line';

/** Work that a test lets finish. */
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

/** Lets everything run that can. */
const settle = () => new Promise((done) => setImmediate(done));

describe('a bounded line', () => {
  it('runs so many at once and the others in their order', async () => {
    const line = new BoundedLine(2, 2);
    const started: string[] = [];
    const [a, b, c, d] = [work(started, 'a'), work(started, 'b'), work(started, 'c'), work(started, 'd')];
    const all = [a, b, c, d].map(({ start }) => line.run(start));
    await settle();
    expect(started).toEqual(['a', 'b']);
    b.finish();
    await settle();
    expect(started).toEqual(['a', 'b', 'c']);
    for (const { finish } of [a, c, d]) finish();
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('refuses whoever finds it full, with the time to try again', async () => {
    const line = new BoundedLine(1, 1);
    const [a, b] = [work([], 'a'), work([], 'b')];
    const admitted = [line.run(a.start), line.run(b.start)];
    await expect(line.run(async () => 'c')).rejects.toMatchObject({ code: 'too_frequent', retryAfter: 120 });
    a.finish();
    b.finish();
    await Promise.all(admitted);
  });

  it('gives the place of failed work to the next, and keeps no more places than it has', async () => {
    const line = new BoundedLine(1, 2);
    const started: string[] = [];
    const [a, b, c, d] = [work(started, 'a'), work(started, 'b'), work(started, 'c'), work(started, 'd')];
    const failed = line.run(a.start);
    const second = line.run(b.start);
    a.fail();
    await expect(failed).rejects.toThrow('a');
    b.finish();
    await second;
    const rest = [line.run(c.start), line.run(d.start)];
    await settle();
    expect(started).toEqual(['a', 'b', 'c']);
    c.finish();
    d.finish();
    await Promise.all(rest);
  });
});
