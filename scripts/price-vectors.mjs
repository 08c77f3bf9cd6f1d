// npm run -s price-vectors -- FILE prices every case of a vectors file with the shop's own engine.
// Exits 0 where all agree, 1 where any differs, 2 where FILE or the engine cannot be read.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

try {
  const { tariff: document, cases } = readVectors(process.argv[2]);
  const { compileTariff, quote } = await loadEngine();
  const tariff = compileTariff(document);
  const differences = cases.flatMap(({ name, request, expect }) => {
    const found = difference(expect, quote(tariff, request));
    return found ? [`${name}: ${found}`] : [];
  });
  for (const line of differences) console.log(line);
  console.log(`${cases.length - differences.length} passed, ${differences.length} failed`);
  process.exitCode = differences.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

/** npm runs this in the root and tells where its caller stood: a relative path is the caller's. */
function readVectors(file) {
  if (!file) throw new Error('usage: npm run -s price-vectors -- FILE');
  const path = [process.env.INIT_CWD ?? '', ''].map((from) => resolve(from, file)).find(existsSync) ?? file;
  const vectors = JSON.parse(readFileSync(path, 'utf8'));
  if (!vectors?.tariff || !Array.isArray(vectors.cases)) throw new Error(`${path}: holds no tariff and cases`);
  return vectors;
}

/** Compiles the engine's sources aside, as the build does: what is priced with is never stale and needs no build. */
async function loadEngine() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) install();
  const { transformFileSync } = await import('@swc/core');
  const aside = mkdtempSync(join(tmpdir(), 'price-vectors-'));
  try {
    const packages = join(aside, 'node_modules/@shop');
    for (const lib of ['money', 'pricing']) {
      mkdirSync(join(packages, lib), { recursive: true });
      const sources = join(root, 'libs', lib, 'src');
      for (const file of readdirSync(sources).filter((name) => /(?<!\.spec)\.ts$/.test(name))) {
        const { code } = transformFileSync(join(sources, file), { configFile: join(root, '.swcrc') });
        writeFileSync(join(packages, lib, file.replace(/\.ts$/, '.js')), code);
      }
    }
    return createRequire(join(aside, 'here.js'))('@shop/pricing');
  } finally {
    rmSync(aside, { recursive: true });
  }
}

function install() {
  const { status } = spawnSync('npm', ['ci', '--include=dev'], { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('npm ci failed');
}

/** The first difference as path, expected and got; undefined where all that is expected is so, and no other refusal. */
function difference(expect, result) {
  const refusal = ({ code, line, field }) => ({ code, line, field });
  const expected = { error: undefined, ...expect, ...(expect.error && { error: refusal(expect.error) }) };
  return differenceAt('', expected, result.ok ? result.quote : { error: refusal(result.refusal) });
}

function differenceAt(path, expected, got) {
  if (expected === got) return undefined;
  const comparable =
    isObject(expected) && isObject(got) && (!Array.isArray(expected) || expected.length === got.length);
  if (!comparable) return `${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`;
  for (const key of Object.keys(expected)) {
    const found = differenceAt(path ? `${path}.${key}` : key, expected[key], got[key]);
    if (found) return found;
  }
  return undefined;
}

function isObject(value) {
  return typeof value === 'object' && value !== null;
}
