// For `node --require`: compiles TypeScript when it is loaded, with the same compiler and settings as the build and the
// tests. tsx cannot be used for this, because it emits no decorator metadata, which NestJS needs. The packages of libs/
// are loaded from their sources, so that a process never runs an outdated build.
// Compiled files are kept in node_modules/.cache, because the tests start many processes.
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const { cachedDataVersionTag } = require('node:v8');
const { version } = require('@swc/core/package.json');
const keepCompiledCode = require('./code-cache.cjs');

const root = path.resolve(__dirname, '..');
const cache = path.join(root, 'node_modules/.cache/typescript');
const { $schema, ...options } = JSON.parse(readFileSync(path.join(root, '.swcrc'), 'utf8'));
const settings = JSON.stringify({ version, options });
const resolveFilename = Module._resolveFilename;

if (Module.enableCompileCache) Module.enableCompileCache(path.join(cache, 'code'));
else keepCompiledCode(path.join(cache, `code-${cachedDataVersionTag()}.bin`));

Module._resolveFilename = function (request, ...rest) {
  const lib = /^@shop\/([\w-]+)$/.exec(request)?.[1];
  return lib ? path.join(root, 'libs', lib, 'src/index.ts') : resolveFilename.call(this, request, ...rest);
};
Module._extensions['.ts'] = (module, filename) => module._compile(compile(filename), filename);

function compile(filename) {
  const source = readFileSync(filename, 'utf8');
  // The same for each checkout, so that checkouts may share a cache.
  const name = path.relative(root, filename);
  const key = createHash('sha256').update(settings).update(name).update(source).digest('hex');
  const cached = path.join(cache, `${key}.js`);
  try {
    return readFileSync(cached, 'utf8');
  } catch {
    // Loaded only if a file has changed.
    const { transformSync } = require('@swc/core');
    const names = { filename, sourceFileName: path.basename(filename) };
    const { code } = transformSync(source, { ...options, ...names, swcrc: false, sourceMaps: 'inline' });
    store(cached, code);
    return code;
  }
}

/** Writes a file at once, so that another process never reads half of it. A read-only checkout is not cached. */
function store(file, text) {
  const temporary = `${file}.${process.pid}`;
  try {
    mkdirSync(cache, { recursive: true });
    writeFileSync(temporary, text);
    renameSync(temporary, file);
  } catch {}
}
