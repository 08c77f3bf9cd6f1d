import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compressFiles } from './compress-files';
import { root, type RunOptions, runTool } from './programs';

/** Folders that are installed or generated. */
const IGNORED_FOLDERS = new Set(['node_modules', 'dist', 'build', '.react-router', '.vite']);

/** A change to one of these files makes all targets stale. */
const COMMON_INPUTS = ['package-lock.json', 'tsconfig.json', 'nest-cli.json', '.swcrc', 'scripts/lib/build-targets.ts'];

export interface BuildTarget {
  name: string;
  /** Files and folders whose content decides whether the target is stale. */
  inputs: string[];
  /** A source file without which the target does not exist. */
  entry: string;
  /** The folder the build creates. */
  output: string;
  build(options: RunOptions): Promise<unknown>;
}

export type StaleTarget = BuildTarget & { fingerprint: string };

function listTargets(): BuildTarget[] {
  const libs = readdirSync(join(root, 'libs')).map((name) => libTarget(`libs/${name}`));
  const libSources = libs.flatMap(({ inputs }) => inputs);
  const targets: BuildTarget[] = [
    ...libs,
    {
      name: 'api',
      inputs: ['api'],
      entry: 'api/src/main.ts',
      output: 'api/dist',
      build: (options) => runTool('nest', ['build'], options),
    },
    {
      name: 'storefront',
      inputs: ['storefront', ...libSources],
      entry: 'storefront/vite.config.ts',
      output: 'storefront/build',
      build: async (options) => {
        await runTool('react-router', ['build'], { ...options, cwd: join(root, 'storefront') });
        await compressFiles(join(root, 'storefront/build/client/assets'));
      },
    },
    {
      name: 'admin',
      inputs: ['admin', ...libSources],
      entry: 'admin/src/main.tsx',
      output: 'admin/dist',
      build: async (options) => {
        await runTool('vite', ['build'], { ...options, cwd: join(root, 'admin') });
        await compressFiles(join(root, 'admin/dist/assets'));
      },
    },
  ];
  return targets.filter(({ entry }) => existsSync(join(root, entry)));
}

function libTarget(folder: string): BuildTarget {
  const flags = '--out-dir dist --strip-leading-paths --config-file ../../.swcrc --ignore **/*.spec.ts --quiet';
  return {
    name: folder,
    inputs: [`${folder}/src`],
    entry: `${folder}/src/index.ts`,
    output: `${folder}/dist`,
    build: (options) => runTool('swc', ['src', ...flags.split(' ')], { ...options, cwd: join(root, folder) }),
  };
}

/** The targets whose inputs have changed since their last complete build. */
export function findStaleTargets(): StaleTarget[] {
  return listTargets().flatMap((target) => {
    const fingerprint = calculateFingerprint(target);
    return readStamp(target) === fingerprint ? [] : [{ ...target, fingerprint }];
  });
}

/**
 * Builds a target for production, whatever the environment of this process is for. The stamp is written at the end, so
 * that an interrupted build has none.
 */
export async function buildTarget({ output, fingerprint, build }: StaleTarget, options: RunOptions): Promise<void> {
  const folder = join(root, output);
  rmSync(folder, { recursive: true, force: true });
  await build({ ...options, env: { ...options.env, NODE_ENV: 'production' } });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '.stamp'), fingerprint);
}

function readStamp({ output }: BuildTarget): string | undefined {
  const stamp = join(root, output, '.stamp');
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;
}

function calculateFingerprint({ inputs }: BuildTarget): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of [...COMMON_INPUTS, ...inputs].flatMap((path) => listFiles(join(root, path)))) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function listFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !IGNORED_FOLDERS.has(name) && !/\.spec\.tsx?$/.test(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? listFiles(join(path, entry.name)) : [join(path, entry.name)]));
}
