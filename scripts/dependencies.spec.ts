import { readFileSync } from 'node:fs';
import path from 'node:path';

type Packages = Record<string, { version?: string; resolved?: string; link?: boolean }>;

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(__dirname, file), 'utf8'));
const { packages } = read('../package-lock.json') as { packages: Packages };

/** The lowest versions without a known hole. Kept by hand: the registry's audit is not at hand everywhere. */
const floors = Object.entries(read('dependency-floors.json') as Record<string, string>);

/** Every copy of a package in the lockfile that is below its floor; a package that is absent has none. */
function below(name: string, floor: string, lockfile: Packages): string[] {
  return Object.entries(lockfile)
    .filter(([folder]) => folder.endsWith(`node_modules/${name}`))
    .filter(([, { version = '0.0.0' }]) => isLower(version, floor))
    .map(([folder, { version }]) => `${folder}@${version}`);
}

/** By major, minor and patch; a pre-release counts as below its release. */
function isLower(version: string, floor: string): boolean {
  const [numbers = '', ...prerelease] = version.split('+')[0]?.split('-') ?? [];
  const [mine, wanted] = [numbers, floor].map((text) => text.split('.').map(Number));
  const differs = wanted?.findIndex((part, place) => part !== mine?.[place]) ?? -1;
  return differs === -1 ? prerelease.length > 0 : (mine?.[differs] ?? 0) < (wanted?.[differs] ?? 0);
}

/** Lockfile entries that name where a package came from, which would tie the lockfile to one registry. */
function tiedToHost(lockfile: Packages): string[] {
  return Object.keys(lockfile).filter((folder) => /^[a-z+]+:\/\//i.test(lockfile[folder]?.resolved ?? ''));
}

test.each(floors)('no %s below %s is installed', (name, floor) => {
  expect(below(name, floor, packages)).toEqual([]);
});

test('the lockfile names no registry host', () => {
  expect(tiedToHost(packages)).toEqual([]);
});

describe('these checks find what they look for', () => {
  test.each([
    ['2.3.9', '2.4.0', true],
    ['2.10.0', '2.4.0', false],
    ['2.4.0', '2.4.0', false],
    ['2.4.0-rc.1', '2.4.0', true],
    ['1.99.99', '2.4.0', true],
    ['3.0.0', '2.4.0', false],
  ])('%s against the floor %s', (version, floor, isBelow) => {
    const lockfile = { 'node_modules/multer': { version } };
    expect(below('multer', floor, lockfile)).toHaveLength(isBelow ? 1 : 0);
  });

  test('a copy further down counts too, a package of another name does not', () => {
    const version = '1.0.0';
    const lockfile = { 'api/node_modules/multer': { version }, 'node_modules/not-multer': { version } };
    expect(below('multer', '2.4.0', lockfile)).toEqual(['api/node_modules/multer@1.0.0']);
  });

  test('an address is no workspace link', () => {
    const lockfile = { a: { resolved: 'https://registry.example/a.tgz' }, b: { resolved: 'libs/money', link: true } };
    expect(tiedToHost(lockfile)).toEqual(['a']);
  });
});
