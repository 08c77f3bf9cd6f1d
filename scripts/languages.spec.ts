import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGE_CODES, STAFF_LANGUAGE_CODES } from '@shop/contract';

const root = path.resolve(__dirname, '..');

/** The files that may name a language: the registries, what depends on one language, and demo texts. */
const EXCEPTIONS = [
  'libs/contract/src/registries/languages.ts',
  // Japanese readers start with yen.
  'libs/contract/src/registries/currencies.ts',
  // The back office has its own list.
  'admin/src/auth/own-language.ts',
  'admin/src/i18n/i18n-provider.ts',
  'admin/src/i18n/languages.ts',
  'api/src/demo/demo-accounts.ts',
  'api/src/demo/demo-messages.ts',
  'api/src/demo/demo-tasks.ts',
  'api/src/demo/notice-texts.ts',
  'dev/paypal-emulator/texts.ts',
];

/** A language other than English as a text or as a property name. */
const NAMED_LANGUAGE = new RegExp(`['"](${others().join('|')})['"]|[{,\\n]\\s*(${others().join('|')}):`);

function others(): string[] {
  return LANGUAGE_CODES.filter((code) => code !== 'en');
}

test('a language is one row of the registry: no other code names it', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' }).split('\n');
  const sources = files.filter(
    (file) => /^(libs|api\/src|storefront|admin|dev|scripts)\//.test(file) && !/\.spec\.tsx?$/.test(file),
  );
  expect(sources.length).toBeGreaterThan(500);
  const naming = sources.filter(
    (file) => existsSync(path.join(root, file)) && NAMED_LANGUAGE.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(naming.toSorted()).toEqual(EXCEPTIONS.toSorted());
});

test('a language has one folder of texts in the API and one in the storefront', () => {
  // In Chinese, the API has texts for staff only.
  const ofApi = new Set<string>([...LANGUAGE_CODES, ...STAFF_LANGUAGE_CODES]);
  for (const [folder, languages] of [
    ['api/src/locales', ofApi],
    ['storefront/app/locales', LANGUAGE_CODES],
  ] as const) {
    const folders = readdirSync(path.join(root, folder), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(folders.map(({ name }) => name).toSorted()).toEqual([...languages].toSorted());
  }
});
