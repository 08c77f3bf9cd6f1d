import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A house that keeps its floors: path → what the file says. */
const house: Record<string, string> = {
  ...lib('money'),
  ...lib('pricing', `import type { value } from '@shop/money'; export type Price = typeof value;`),
  ...lib('order-flow'),
  ...lib('ledger'),
  ...lib('drawing'),
  ...lib('contract', `export { Type } from '@sinclair/typebox'; export * from '@shop/pricing';`),
  'libs/money/src/rounding.ts': 'export const rounding = 1;',
  'libs/money/src/money.spec.ts': `export * from '../test/vectors'; export * from './index';`,
  'libs/money/test/vectors.ts': `export { readFileSync } from 'node:fs';`,
  ...room('kernel'),
  ...room('catalogue', `export * from '../kernel/public';`),
  ...room('identity'),
  ...room('quoting', `export * from '../catalogue/public'; export * from '@shop/pricing';`),
  ...room('orders'),
  ...room('payments'),
  ...room('fulfilment'),
  'api/src/orders/inner.e2e.spec.ts': `export * from '../../test/app'; export * from '../payments/inner';`,
  'api/src/app.module.ts': `export { face as top } from './orders/public';`,
  'api/src/locales/en.json': '{}',
  'storefront/app/words.spec.ts': `export { default as words } from '../../api/src/locales/en.json';`,
  'api/test/app.ts': `export * from '../src/app.module';`,
  'storefront/app/page.tsx': `import { value } from '@shop/contract'; export const Page = () => <p>{value}</p>;`,
  'admin/src/app.tsx': `import { value } from '@shop/drawing'; export const App = () => <p>{value}</p>;`,
};

/** The ways one file can know another. */
const ways = {
  value: (from: string) => `export * from '${from}';`,
  type: (from: string) => `export type * from '${from}';`,
  inline: (from: string) => `export type Inline = typeof import('${from}');`,
  lazy: (from: string) => `export const lazy = () => import('${from}');`,
  page: (from: string) => `import { top } from '${from}'; export const Page = () => <p>{top}</p>;`,
};

type Planted = [rule: string, file: string, from: string, target: string, way?: keyof typeof ways];

/** Rule, the file that breaks it, what that imports, the file this leads to, and how. */
const planted: Planted[] = [
  ['library-floors', 'libs/money/src/up.ts', '@shop/pricing', 'libs/pricing/src/index.ts'],
  ['library-floors', 'libs/ledger/src/beside.ts', '@shop/drawing', 'libs/drawing/src/index.ts', 'type'],
  ['library-floors', 'libs/drawing/src/inline.ts', '@shop/contract', 'libs/contract/src/index.ts', 'inline'],
  ['library-on-no-floor', 'libs/misc/src/index.ts', '@shop/money', 'libs/money/src/index.ts'],
  ['library-on-no-floor', 'libs/lonely/src/index.ts', '', ''],
  ['library-is-pure', 'libs/pricing/src/reads.ts', 'node:fs', 'fs'],
  ['library-is-pure', 'libs/order-flow/src/framework.ts', 'framework', 'node_modules/framework/index.js'],
  ['library-is-pure', 'libs/money/src/shape.ts', '@sinclair/typebox', 'node_modules/@sinclair/typebox/index.js'],
  ['library-is-pure', 'libs/money/src/upstairs.ts', '../../../api/src/kernel/public', 'api/src/kernel/public.ts'],
  ['contract-is-pure', 'libs/contract/src/framework.ts', 'framework', 'node_modules/framework/index.js'],
  ['library-through-its-index', 'libs/pricing/src/deep.ts', '../../money/src/rounding', 'libs/money/src/rounding.ts'],
  ['library-through-its-index', 'api/src/deep.ts', '../../libs/money/src/rounding', 'libs/money/src/rounding.ts'],
  ['module-floors', 'api/src/kernel/up.ts', '../catalogue/public', 'api/src/catalogue/public.ts'],
  ['module-floors', 'api/src/catalogue/beside.ts', '../identity/public', 'api/src/identity/public.ts', 'type'],
  ['module-floors', 'api/src/orders/lazy.ts', '../payments/public', 'api/src/payments/public.ts', 'lazy'],
  ['module-floors', 'api/src/fulfilment/beside.spec.ts', '../payments/public', 'api/src/payments/public.ts'],
  ['module-through-its-public', 'api/src/payments/deep.ts', '../orders/inner', 'api/src/orders/inner.ts'],
  ['module-on-no-floor', 'api/src/extras/public.ts', '../kernel/public', 'api/src/kernel/public.ts'],
  ['module-on-no-floor', 'api/src/orders/extra.ts', '../utils/public', 'api/src/utils/public.ts'],
  ['module-on-no-floor', 'api/src/lonely/public.ts', '', ''],
  ['module-below-the-top', 'api/src/orders/top.ts', '../app.module', 'api/src/app.module.ts'],
  ['sites-know-the-contract-only', 'storefront/app/top.tsx', '../../api/src/app.module', 'api/src/app.module.ts', 'page'],
  ['sites-know-the-contract-only', 'admin/src/server.ts', '../../api/src/kernel/public', 'api/src/kernel/public.ts'],
  ['sites-know-the-contract-only', 'admin/src/page.ts', '../../storefront/app/page', 'storefront/app/page.tsx'],
  ['sites-keep-their-own-texts', 'admin/src/words.ts', '../../api/src/locales/en.json', 'api/src/locales/en.json'],
  ['sites-use-pure-rules-only', 'storefront/app/books.ts', '@shop/ledger', 'libs/ledger/src/index.ts'],
  ['api-knows-no-site', 'api/src/pages.ts', '../../storefront/app/page', 'storefront/app/page.tsx'],
  ['tests-are-imported-by-tests', 'api/src/orders/cheats.ts', '../../test/app', 'api/test/app.ts'],
  ['tests-are-imported-by-tests', 'libs/money/src/cheats.ts', '../test/vectors', 'libs/money/test/vectors.ts'],
  ['no-cycle', 'api/src/orders/about.ts', './round', 'api/src/orders/round.ts'],
];

/** Imported by what is planted; nothing is wrong with them. */
const bystanders = {
  'api/src/utils/public.ts': 'export const face = 1;',
  'api/src/orders/round.ts': ways.value('./about'),
};

function lib(name: string, more = ''): Record<string, string> {
  const entry = { types: './src/index.ts', import: './src/index.ts', require: './dist/index.js' };
  return {
    [`libs/${name}/package.json`]: JSON.stringify({ name: `@shop/${name}`, exports: { '.': entry } }),
    [`libs/${name}/src/index.ts`]: `export const value = 1;\n${more}`,
  };
}

function room(name: string, more = ''): Record<string, string> {
  return {
    [`api/src/${name}/public.ts`]: `export { room as face } from './inner';`,
    [`api/src/${name}/inner.ts`]: `export const room = 1;\n${more}`,
  };
}

const built: string[] = [];

function build(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'floors-'));
  built.push(folder);
  const packages = { '@sinclair/typebox': 'exports.Type = String;', framework: 'exports.framework = 1;' };
  const installed = Object.entries(packages).flatMap(([name, code]) => [
    [`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' })],
    [`node_modules/${name}/index.js`, code],
  ]);
  for (const [file, text] of [...Object.entries(files), ...installed] as [string, string][]) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  symlinkSync('../libs', path.join(folder, 'node_modules/@shop'));
  return folder;
}

function check(folder: string): { status: number | null; found: string[] } {
  const script = path.join(__dirname, 'floors.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
  return { status, found: stderr.trim().split('\n').filter(Boolean) };
}

afterAll(() => built.forEach((folder) => rmSync(folder, { recursive: true })));

test('a house that keeps its floors passes', () => {
  expect(check(build(house))).toEqual({ status: 0, found: [] });
});

describe('a planted violation is found', () => {
  let report: ReturnType<typeof check>;

  beforeAll(() => {
    const lonely = 'export const lonely = 1;';
    const wrong = Object.fromEntries(
      planted.map(([, file, from, , way = 'value']) => [file, from === '' ? lonely : ways[way](from)]),
    );
    report = check(build({ ...house, ...bystanders, ...wrong }));
  });

  test('and fails the check', () => expect(report.status).toBe(1));

  test.each(planted)('%s: %s knows %s', (rule, file, _from, target) => {
    const finding = `${rule}: ${file}`;
    expect(report.found).toContainEqual(expect.stringMatching(target === '' ? finding : `${finding} → ${target}`));
  });

  test('and nothing else is', () => {
    const files = new Set([...planted.map(([, file]) => file), ...Object.keys(bystanders)]);
    const elsewhere = report.found.filter((line) => !files.has(line.replace(/^\S+: (\S+).*$/, '$1')));
    expect(elsewhere).toEqual([]);
  });
});

test('every rule has a planted violation', () => {
  const { forbidden } = jest.requireActual<{ forbidden: { name: string }[] }>('../.dependency-cruiser.cjs');
  const rules = new Set(forbidden.map(({ name }) => name));
  expect([...rules].toSorted()).toEqual([...new Set(planted.map(([rule]) => rule))].toSorted());
});
