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
  ...lib('contract', `import { Type } from '@sinclair/typebox'; import { value } from '@shop/pricing'; export const body = Type(value);`),
  'libs/money/src/rounding.ts': 'export const rounding = 1;',
  'libs/money/src/money.spec.ts': `import { vectors } from '../test/vectors'; import { value } from './index'; vectors(String(value));`,
  'libs/money/test/vectors.ts': `import { readFileSync } from 'node:fs'; export const vectors = readFileSync;`,
  ...room('kernel'),
  ...room('catalogue', `import { face } from '../kernel/public'; export const catalogue = face;`),
  ...room('identity'),
  ...room('quoting', `import { face } from '../catalogue/public'; import { value } from '@shop/pricing'; export const quoting = [face, value];`),
  ...room('orders'),
  ...room('payments'),
  ...room('fulfilment'),
  'api/src/orders/inner.e2e.spec.ts': `import { shop } from '../../test/app'; import { room } from '../payments/inner'; export const both = [shop, room];`,
  'api/src/app.module.ts': `import { face } from './orders/public'; export const top = face;`,
  'api/test/app.ts': `import { top } from '../src/app.module'; export const shop = top;`,
  'storefront/app/page.tsx': `import { body } from '@shop/contract'; import { value } from '@shop/drawing'; export const Page = () => <p>{[body, value]}</p>;`,
  'admin/src/app.tsx': `import { body } from '@shop/contract'; export const App = () => <p>{body}</p>;`,
};

/** Rule, the file that breaks it, what it imports, and how. */
const planted: [rule: string, file: string, target: string, statement: string][] = [
  ['library-floors', 'libs/money/src/up.ts', 'libs/pricing/src/index.ts', `import { value } from '@shop/pricing'; export const up = value;`],
  ['library-floors', 'libs/ledger/src/beside.ts', 'libs/drawing/src/index.ts', `import type { value } from '@shop/drawing'; export type Beside = typeof value;`],
  ['library-floors', 'libs/drawing/src/inline.ts', 'libs/contract/src/index.ts', `export type Inline = import('@shop/contract').body;`],
  ['library-on-no-floor', 'libs/misc/src/index.ts', 'libs/money/src/index.ts', `import { value } from '@shop/money'; export const misc = value;`],
  ['library-on-no-floor', 'libs/lonely/src/index.ts', '', 'export const lonely = 1;'],
  ['library-is-pure', 'libs/pricing/src/reads.ts', 'fs', `import { readFileSync } from 'node:fs'; export const reads = readFileSync;`],
  ['library-is-pure', 'libs/order-flow/src/framework.ts', 'node_modules/framework/index.js', `export { framework } from 'framework';`],
  ['library-is-pure', 'libs/money/src/describes.ts', 'node_modules/@sinclair/typebox/index.js', `export { Type } from '@sinclair/typebox';`],
  ['library-is-pure', 'libs/money/src/upstairs.ts', 'api/src/kernel/public.ts', `export { face } from '../../../api/src/kernel/public';`],
  ['contract-is-pure', 'libs/contract/src/framework.ts', 'node_modules/framework/index.js', `export { framework } from 'framework';`],
  ['library-through-its-index', 'libs/pricing/src/deep.ts', 'libs/money/src/rounding.ts', `export { rounding } from '../../money/src/rounding';`],
  ['library-through-its-index', 'api/src/orders/deep.ts', 'libs/money/src/rounding.ts', `export { rounding } from '../../../libs/money/src/rounding';`],
  ['module-floors', 'api/src/kernel/up.ts', 'api/src/catalogue/public.ts', `export { face } from '../catalogue/public';`],
  ['module-floors', 'api/src/catalogue/beside.ts', 'api/src/identity/public.ts', `import type { face } from '../identity/public'; export type Beside = typeof face;`],
  ['module-floors', 'api/src/orders/lazy.ts', 'api/src/payments/public.ts', `export const lazy = () => import('../payments/public');`],
  ['module-floors', 'api/src/fulfilment/beside.spec.ts', 'api/src/payments/public.ts', `export { face } from '../payments/public';`],
  ['module-through-its-public', 'api/src/payments/deep.ts', 'api/src/orders/inner.ts', `export { room } from '../orders/inner';`],
  ['module-on-no-floor', 'api/src/extras/public.ts', 'api/src/kernel/public.ts', `export { face } from '../kernel/public';`],
  ['module-on-no-floor', 'api/src/orders/extra.ts', 'api/src/utils/public.ts', `export { face } from '../utils/public';`],
  ['module-on-no-floor', 'api/src/lonely/public.ts', '', 'export const lonely = 1;'],
  ['module-below-the-top', 'api/src/orders/top.ts', 'api/src/app.module.ts', `export { top } from '../app.module';`],
  ['sites-know-the-contract-only', 'storefront/app/server.tsx', 'api/src/orders/public.ts', `import type { face } from '../../api/src/orders/public'; export const S = (p: { f: typeof face }) => <p>{p.f}</p>;`],
  ['sites-know-the-contract-only', 'admin/src/server.ts', 'api/src/kernel/public.ts', `export { face } from '../../api/src/kernel/public';`],
  ['sites-know-the-contract-only', 'admin/src/page.ts', 'storefront/app/page.tsx', `export { Page } from '../../storefront/app/page';`],
  ['sites-use-pure-rules-only', 'storefront/app/books.ts', 'libs/ledger/src/index.ts', `export { value } from '@shop/ledger';`],
  ['api-knows-no-site', 'api/src/web.ts', 'storefront/app/page.tsx', `export { Page } from '../../storefront/app/page';`],
  ['tests-are-imported-by-tests', 'api/src/orders/cheats.ts', 'api/test/app.ts', `export { shop } from '../../test/app';`],
  ['tests-are-imported-by-tests', 'libs/money/src/cheats.ts', 'libs/money/test/vectors.ts', `export { vectors } from '../test/vectors';`],
  ['no-cycle', 'api/src/orders/about.ts', 'api/src/orders/round.ts', `import { round } from './round'; export const about = () => round;`],
];

/** Imported by what is planted; nothing is wrong with them. */
const bystanders = {
  'api/src/utils/public.ts': 'export const face = 1;',
  'api/src/orders/round.ts': `import { about } from './about'; export const round = () => about;`,
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
  const { status, stderr } = spawnSync(process.execPath, [path.join(__dirname, 'floors.mjs'), folder], { encoding: 'utf8' });
  return { status, found: stderr.trim().split('\n').filter(Boolean) };
}

afterAll(() => built.forEach((folder) => rmSync(folder, { recursive: true })));

test('a house that keeps its floors passes', () => {
  expect(check(build(house))).toEqual({ status: 0, found: [] });
});

describe('a planted violation is found', () => {
  let report: ReturnType<typeof check>;

  beforeAll(() => {
    const wrong = Object.fromEntries(planted.map(([, file, , statement]) => [file, statement]));
    report = check(build({ ...house, ...bystanders, ...wrong }));
  });

  test('and fails the check', () => expect(report.status).toBe(1));

  test.each(planted)('%s: %s → %s', (rule, file, target) => {
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
