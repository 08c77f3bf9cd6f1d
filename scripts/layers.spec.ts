import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A project without violations: path → content. */
const project: Record<string, string> = {
  ...library('money'),
  ...library('pricing', `import type { value } from '@shop/money'; export type Price = typeof value;`),
  ...library('order-flow'),
  ...library('ledger'),
  ...library('drawing'),
  ...library('preflight'),
  ...library('contract', `export { Type } from '@sinclair/typebox'; export * from '@shop/pricing';`),
  ...library('api-client', `export * from '@shop/contract';`),
  'libs/money/src/rounding.ts': 'export const rounding = 1;',
  'libs/money/src/money.spec.ts': `export * from '../test/vectors'; export * from './index';`,
  'libs/money/test/vectors.ts': `export { readFileSync } from 'node:fs';`,
  ...apiModule('common'),
  ...apiModule('accounts', `export * from '../common/public';`),
  ...apiModule('calendar'),
  ...apiModule('quoting', `export * from '../accounts/public'; export * from '@shop/pricing';`),
  ...apiModule('orders'),
  ...apiModule('payments'),
  ...apiModule('documents'),
  'api/src/orders/inner.e2e.spec.ts': `export * from '../../test/app'; export * from '../payments/inner';`,
  'api/src/app.module.ts': `export { inner as top } from './orders/public';`,
  'api/src/locales/en.json': '{}',
  'storefront/app/texts.spec.ts': `export { default as texts } from '../../api/src/locales/en.json';`,
  'api/test/app.ts': `export * from '../src/app.module';`,
  'storefront/app/page.tsx': `import { value } from '@shop/contract'; export const Page = () => <p>{value}</p>;`,
  'admin/src/app.tsx': `import { value } from '@shop/drawing'; export const App = () => <p>{value}</p>;`,
  'scripts/command.ts': `export * from '@shop/pricing';`,
};

/** The ways in which a file can import another one. */
const importStyles = {
  value: (from: string) => `export * from '${from}';`,
  type: (from: string) => `export type * from '${from}';`,
  inline: (from: string) => `export type Inline = typeof import('${from}');`,
  lazy: (from: string) => `export const lazy = () => import('${from}');`,
  page: (from: string) => `import { top } from '${from}'; export const Page = () => <p>{top}</p>;`,
};

type Violation = [rule: string, file: string, specifier: string, target: string, style?: keyof typeof importStyles];

/** The rule, the file that violates it, what the file imports, the file this resolves to, and how. */
const violations: Violation[] = [
  ['library-layers', 'libs/money/src/higher.ts', '@shop/pricing', 'libs/pricing/src/index.ts'],
  ['library-layers', 'libs/ledger/src/same.ts', '@shop/drawing', 'libs/drawing/src/index.ts', 'type'],
  ['library-layers', 'libs/drawing/src/inline.ts', '@shop/contract', 'libs/contract/src/index.ts', 'inline'],
  ['library-layers', 'libs/contract/src/client.ts', '@shop/api-client', 'libs/api-client/src/index.ts'],
  ['library-without-layer', 'libs/misc/src/index.ts', '@shop/money', 'libs/money/src/index.ts'],
  ['library-without-layer', 'libs/orphan/src/index.ts', '', ''],
  ['library-is-pure', 'libs/pricing/src/reads.ts', 'node:fs', 'fs'],
  ['library-is-pure', 'libs/order-flow/src/framework.ts', 'framework', 'node_modules/framework/index.js'],
  ['library-is-pure', 'libs/money/src/shape.ts', '@sinclair/typebox', 'node_modules/@sinclair/typebox/index.js'],
  ['library-is-pure', 'libs/money/src/api.ts', '../../../api/src/common/public', 'api/src/common/public.ts'],
  ['contract-is-pure', 'libs/contract/src/framework.ts', 'framework', 'node_modules/framework/index.js'],
  ['library-through-index', 'libs/pricing/src/deep.ts', '../../money/src/rounding', 'libs/money/src/rounding.ts'],
  ['library-through-index', 'api/src/deep.ts', '../../libs/money/src/rounding', 'libs/money/src/rounding.ts'],
  ['library-through-index', 'scripts/deep.ts', '../libs/money/src/rounding', 'libs/money/src/rounding.ts'],
  ['module-layers', 'api/src/common/higher.ts', '../accounts/public', 'api/src/accounts/public.ts'],
  ['module-layers', 'api/src/accounts/same.ts', '../calendar/public', 'api/src/calendar/public.ts', 'type'],
  ['module-layers', 'api/src/orders/lazy.ts', '../payments/public', 'api/src/payments/public.ts', 'lazy'],
  ['module-layers', 'api/src/documents/same.spec.ts', '../payments/public', 'api/src/payments/public.ts'],
  ['module-through-public', 'api/src/payments/deep.ts', '../orders/inner', 'api/src/orders/inner.ts'],
  ['module-without-layer', 'api/src/extras/public.ts', '../common/public', 'api/src/common/public.ts'],
  ['module-without-layer', 'api/src/orders/extra.ts', '../utils/public', 'api/src/utils/public.ts'],
  ['module-without-layer', 'api/src/orphan/public.ts', '', ''],
  ['module-imports-no-application', 'api/src/orders/top.ts', '../app.module', 'api/src/app.module.ts'],
  ['client-imports-no-server', 'storefront/app/top.tsx', '../../api/src/app.module', 'api/src/app.module.ts', 'page'],
  ['client-imports-no-server', 'admin/src/server.ts', '../../api/src/common/public', 'api/src/common/public.ts'],
  ['client-imports-no-server', 'admin/src/page.ts', '../../storefront/app/page', 'storefront/app/page.tsx'],
  ['browser-test-imports-no-server', 'e2e/server.ts', '../api/src/common/public', 'api/src/common/public.ts'],
  ['client-has-own-texts', 'admin/src/texts.ts', '../../api/src/locales/en.json', 'api/src/locales/en.json'],
  ['client-imports-shared-libraries-only', 'storefront/app/entries.ts', '@shop/ledger', 'libs/ledger/src/index.ts'],
  ['api-imports-no-client', 'api/src/pages.ts', '../../storefront/app/page', 'storefront/app/page.tsx'],
  ['test-code-in-tests-only', 'api/src/orders/imports-test.ts', '../../test/app', 'api/test/app.ts'],
  ['test-code-in-tests-only', 'libs/money/src/imports-test.ts', '../test/vectors', 'libs/money/test/vectors.ts'],
  ['no-cycle', 'api/src/orders/first.ts', './second', 'api/src/orders/second.ts'],
  ['no-cycle', 'api/src/orders/first-type.ts', './second-type', 'api/src/orders/second-type.ts', 'type'],
];

/** Imported by the violations; correct without them. */
const imported = {
  'api/src/utils/public.ts': 'export const inner = 1;',
  'api/src/orders/second.ts': importStyles.value('./first'),
  'api/src/orders/second-type.ts': importStyles.type('./first-type'),
};

function library(name: string, more = ''): Record<string, string> {
  const entry = { types: './src/index.ts', import: './src/index.ts', require: './dist/index.js' };
  return {
    [`libs/${name}/package.json`]: JSON.stringify({ name: `@shop/${name}`, exports: { '.': entry } }),
    [`libs/${name}/src/index.ts`]: `export const value = 1;\n${more}`,
  };
}

function apiModule(name: string, more = ''): Record<string, string> {
  return {
    [`api/src/${name}/public.ts`]: `export { inner } from './inner';`,
    [`api/src/${name}/inner.ts`]: `export const inner = 1;\n${more}`,
  };
}

const folders: string[] = [];

function writeProject(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'layers-'));
  folders.push(folder);
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

interface Report {
  status: number | null;
  findings: string[];
}

/** Runs the check of `npm run layers` in a folder. */
function checkLayers(folder: string): Report {
  const check = `require(${JSON.stringify(path.join(__dirname, 'layers.ts'))}).main([process.argv[1]])`;
  const args = ['--require', path.join(__dirname, 'typescript.cjs'), '--eval', check, folder];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, findings: stderr.trim().split('\n').filter(Boolean) };
}

afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

test('A project without violations passes the layer check', () => {
  expect(checkLayers(writeProject(project))).toEqual({ status: 0, findings: [] });
});

describe('A project with planted violations', () => {
  let report: Report;

  beforeAll(() => {
    const planted = Object.fromEntries(
      violations.map(([, file, specifier, , style = 'value']) => [
        file,
        specifier === '' ? 'export const orphan = 1;' : importStyles[style](specifier),
      ]),
    );
    report = checkLayers(writeProject({ ...project, ...imported, ...planted }));
  });

  test('fails the layer check', () => expect(report.status).toBe(1));

  test.each(violations)('is reported: %s in %s, which imports %s', (rule, file, _specifier, target) => {
    const finding = `${rule}: ${file}`;
    expect(report.findings).toContainEqual(expect.stringContaining(target === '' ? finding : `${finding} → ${target}`));
  });

  test('has no other findings', () => {
    const files = new Set([...violations.map(([, file]) => file), ...Object.keys(imported)]);
    const others = report.findings.filter((line) => !files.has(line.replace(/^\S+: (\S+).*$/, '$1')));
    expect(others).toEqual([]);
  });
});

test('Every layer rule has a planted violation', () => {
  const { forbidden } = jest.requireActual<{ forbidden: { name: string }[] }>('../.dependency-cruiser.cjs');
  const rules = new Set(forbidden.map(({ name }) => name));
  expect([...rules].toSorted()).toEqual([...new Set(violations.map(([rule]) => rule))].toSorted());
});
