import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runTool } from './run.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Never an input: what is installed, generated or only tested. */
const aside = new Set(['node_modules', 'dist', 'build', '.react-router', '.vite']);

/** A change to one of these makes every part stale. */
const foundation = ['package-lock.json', 'tsconfig.json', '.swcrc', 'scripts/parts.mjs'];

/**
 * What is built, and from what: `inputs` are files and folders whose content decides whether the part is stale,
 * `present` one of them without which the part does not exist, `output` a folder the build makes anew.
 */
function allParts() {
  const libs = readdirSync(join(root, 'libs')).map((name) => lib(`libs/${name}`));
  return [
    ...libs,
    {
      name: 'api',
      inputs: ['api'],
      present: 'api/src/main.ts',
      output: 'api/dist',
      build: (options) => runTool('nest', ['build'], { ...options, cwd: join(root, 'api') }),
    },
    {
      name: 'storefront',
      inputs: ['storefront', ...sources(libs)],
      present: 'storefront/vite.config.ts',
      output: 'storefront/build',
      build: (options) => runTool('react-router', ['build'], { ...options, cwd: join(root, 'storefront') }),
    },
    {
      name: 'admin',
      inputs: ['admin', ...sources(libs)],
      present: 'admin/src/main.tsx',
      output: 'admin/dist',
      build: (options) => runTool('vite', ['build'], { ...options, cwd: join(root, 'admin') }),
    },
  ].filter(({ present }) => existsSync(join(root, present)));
}

function lib(folder) {
  return {
    name: folder,
    inputs: [`${folder}/src`],
    present: `${folder}/src/index.ts`,
    output: `${folder}/dist`,
    build: (options) =>
      runTool(
        'swc',
        'src --out-dir dist --strip-leading-paths --config-file ../../.swcrc --ignore **/*.spec.ts --quiet'.split(' '),
        { ...options, cwd: join(root, folder) },
      ),
  };
}

function sources(libs) {
  return libs.flatMap(({ inputs }) => inputs);
}

/** The parts that must be built, as their inputs are not those their last complete build saw. */
export function staleParts() {
  return allParts().flatMap((part) => {
    const fingerprint = fingerprintOf(part);
    return stampOf(part) === fingerprint ? [] : [{ ...part, fingerprint }];
  });
}

/** Builds a part. The stamp is written last, so that a build that was broken off counts as none. */
export async function buildPart({ output, fingerprint, build }, options) {
  const folder = join(root, output);
  rmSync(folder, { recursive: true, force: true });
  await build(options);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '.stamp'), fingerprint);
}

function stampOf({ output }) {
  const stamp = join(root, output, '.stamp');
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;
}

function fingerprintOf({ inputs }) {
  const hash = createHash('sha256').update(process.version);
  for (const file of [...foundation, ...inputs].flatMap((path) => filesIn(join(root, path)))) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesIn(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !aside.has(name) && !/\.spec\.tsx?$/.test(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(path, entry.name)) : [join(path, entry.name)]));
}
