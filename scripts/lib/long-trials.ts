import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Trial } from './command-trials';

/** The commands of README.md that run tests of the jest project `trials`, which run only here. */
export const longTrials: Record<string, Trial> = {
  'npm run model -- 10000 [SEED]': async (checkout) => {
    // Alone, with PostgreSQL and an object store of its own. The other trials share those of the tests.
    const { stderr } = await checkout.run('model', '40', '20261121', { TEST_SERVICES: '' });
    expect(stderr).toMatch(/^Tests: .*passed/m);
  },
  'npm run kills -- 500 [SEED]': async (checkout) => {
    const { stderr } = await checkout.run('kills', '1', '20260401');
    expect(stderr).toMatch(/^Tests: .*passed/m);
  },
  'npm run restarts -- 20 100': async (checkout) => {
    const { stdout } = await checkout.run('restarts', '1', '20');
    expect(stdout).toMatch(/^1 restarts, [1-9]\d* requests, 0 without a response, 0 with an error$/m);
  },
  'npm run -s pgbouncer': async (checkout) => {
    const { stdout, stderr } = await checkout.run('pgbouncer');
    expect(stdout + stderr).toMatch(
      /an order is placed, paid and submitted|is not installed: apt-get install pgbouncer/,
    );
  },
  'npm run -s hostile-input': async (checkout) => {
    const { stdout } = await checkout.run('hostile-input', '500');
    expect(stdout).toMatch(/^Quotation\/GetItemQuote: \d+ hostile bodies, event loop blocked for \d+ ms at most$/m);
  },
};

/** The commands of README.md that measure and that run browser tests; `npm test -- --all` tries them. */
export const extendedTrials: Record<string, Trial> = {
  'npm run bench': async (checkout) => {
    const file = path.join(checkout.folder, 'bench.json');
    const options = ['quotes', 'checkout', '--json', file];
    const { stdout } = await checkout.run('bench', ...options, { BENCH_SECONDS: '0.1', BENCH_WORKERS: '2' });
    expect(stdout).toMatch(/^ {2}a whole order with its jobs +\d/m);
    expect(stdout).toMatch(/^ {2}check of a new access token +\d+\.\d{2}$/m);
    const results = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { name: string }[]>;
    expect(
      Object.values(results)
        .flat()
        .map(({ name }) => name),
    ).toContain('a quote');
  },
  'npm run bench -- compare A.json B.json': async (checkout) => {
    const file = path.join(checkout.folder, 'bench.json');
    const { stdout } = await checkout.run('bench', 'compare', file, file);
    expect(stdout).toMatch(/^no figure changed by more than 20 %$/m);
  },
  'npm run bench -- orders': async (checkout) => {
    const { stdout } = await checkout.run('bench', 'orders', { BENCH_ORDERS: '100', BENCH_REPETITIONS: '1' });
    expect(stdout).toMatch(/all orders, first page +\d/);
  },
  'npm run e2e -- [TITLE]': async (checkout) => {
    const { stdout } = await checkout.run('e2e', 'the log-in page (');
    expect(stdout).toMatch(/^ +3 passed/m);
  },
  'npm run screenshots -- [TITLE]': async (checkout) => {
    const folder = path.join(checkout.path, 'e2e/screenshots');
    const picture = path.join(folder, 'state-an-order-that-is-not-found-en-390.webp');
    const others = readdirSync(folder).length - 1;
    rmSync(picture);
    const { stdout } = await checkout.run(
      'screenshots',
      'an order that is not found, which fits phone and screen and looks like its pictures (en)',
    );
    expect(stdout).toMatch(/^ +1 passed/m);
    expect(existsSync(picture)).toBe(true);
    expect(readdirSync(folder).length).toBe(others + 1);
  },
};
