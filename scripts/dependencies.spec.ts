import { readFileSync } from 'node:fs';
import path from 'node:path';

type Packages = Record<string, { version?: string; resolved?: string; link?: boolean }>;

const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(__dirname, file), 'utf8'));
const { packages } = readJson('../package-lock.json') as { packages: Packages };

/** The lowest versions without a known vulnerability. Maintained by hand, because not every registry offers an audit. */
const minimumVersions = Object.entries(readJson('minimum-versions.json') as Record<string, string>);

/** All copies of a package in the lockfile that are older than the minimum. */
function findOutdated(name: string, minimum: string, lockfile: Packages): string[] {
  return Object.entries(lockfile)
    .filter(([folder]) => folder.endsWith(`node_modules/${name}`))
    .filter(([, { version = '0.0.0' }]) => isLower(version, minimum))
    .map(([folder, { version }]) => `${folder}@${version}`);
}

/** Compares major, minor and patch; a pre-release is lower than its release. */
function isLower(version: string, minimum: string): boolean {
  const [numbers = '', ...prerelease] = version.split('+')[0]?.split('-') ?? [];
  const [actual, wanted] = [numbers, minimum].map((text) => text.split('.').map(Number));
  const position = wanted?.findIndex((part, index) => part !== actual?.[index]) ?? -1;
  return position === -1 ? prerelease.length > 0 : (actual?.[position] ?? 0) < (wanted?.[position] ?? 0);
}

/** Lockfile entries with a URL, which would tie the lockfile to one registry. */
function findRegistryUrls(lockfile: Packages): string[] {
  return Object.keys(lockfile).filter((folder) => /^[a-z+]+:\/\//i.test(lockfile[folder]?.resolved ?? ''));
}

test.each(minimumVersions)('%s is installed at least in version %s', (name, minimum) => {
  expect(findOutdated(name, minimum, packages)).toEqual([]);
});

test('The lockfile names no registry', () => {
  expect(findRegistryUrls(packages)).toEqual([]);
});

describe('The dependency checks', () => {
  test.each([
    ['2.3.9', '2.4.0', true],
    ['2.10.0', '2.4.0', false],
    ['2.4.0', '2.4.0', false],
    ['2.4.0-rc.1', '2.4.0', true],
    ['1.99.99', '2.4.0', true],
    ['3.0.0', '2.4.0', false],
  ])('compare version %s with the minimum %s', (version, minimum, isOutdated) => {
    const lockfile = { 'node_modules/multer': { version } };
    expect(findOutdated('multer', minimum, lockfile)).toHaveLength(isOutdated ? 1 : 0);
  });

  test('find nested copies of a package and ignore packages of other names', () => {
    const version = '1.0.0';
    const lockfile = { 'api/node_modules/multer': { version }, 'node_modules/not-multer': { version } };
    expect(findOutdated('multer', '2.4.0', lockfile)).toEqual(['api/node_modules/multer@1.0.0']);
  });

  test('distinguish a registry URL from a workspace link', () => {
    const lockfile = { a: { resolved: 'https://registry.example/a.tgz' }, b: { resolved: 'libs/money', link: true } };
    expect(findRegistryUrls(lockfile)).toEqual(['a']);
  });
});
