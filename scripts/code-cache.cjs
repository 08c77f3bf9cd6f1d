// Keeps what V8 has compiled between the processes of this checkout: the tests start some hundred processes, and each
// loads thousands of modules. Node 22 can do this by itself (`module.enableCompileCache`); this is for Node 20.
const { createHash } = require('node:crypto');
const { mkdirSync, openSync, readSync, renameSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const vm = require('node:vm');

/** A process that has compiled fewer modules than this does not write the cache again. */
const MIN_COMPILED = 100;
/** Larger caches are begun again. */
const MAX_BYTES = 150_000_000;

/**
 * Compiles modules from now on with the code in `file`, and adds what this process has compiled when it ends. Code is valid
 * for one version of V8 with the same flags: `file` is named after `cachedDataVersionTag()`.
 */
module.exports = function keepCompiledCode(file) {
  const cache = openCache(file);
  const compiled = new Map();
  const compileModule = Module.prototype._compile;

  Module.prototype._compile = function (content, filename, format) {
    // Stored code cannot import ECMAScript modules.
    if (format === 'module' || content.includes('import(')) return compileModule.call(this, content, filename, format);
    const key = createHash('sha1').update(content).digest('latin1');
    let cachedData;
    let script;
    try {
      cachedData = cache.read(key);
      script = new vm.Script(Module.wrap(content), { filename, cachedData });
    } catch {
      // Node explains the syntax error, or loads the file as an ECMAScript module.
      return compileModule.call(this, content, filename, format);
    }
    if (!cachedData) compiled.set(key, script);
    const run = script.runInThisContext();
    return run.call(this.exports, this.exports, createRequire(this), this, filename, path.dirname(filename));
  };

  process.on('exit', () => {
    if (compiled.size >= MIN_COMPILED) writeCache(file, compiled);
  });
};

/** The function `require` of a module. */
function createRequire(module) {
  const require = (id) => module.require(id);
  require.resolve = (request, options) => Module._resolveFilename(request, module, false, options);
  require.resolve.paths = (request) => Module._resolveLookupPaths(request, module);
  require.main = process.mainModule;
  require.extensions = Module._extensions;
  require.cache = Module._cache;
  return require;
}

/**
 * Opens the file, which begins with the length of a list of keys and sizes; the code follows in the same order. Code is read
 * when it is needed: most processes need a small part of it.
 */
function openCache(file) {
  const places = new Map();
  let descriptor;
  try {
    descriptor = openSync(file);
    const start = 4 + readBytes(descriptor, 0, 4).readUInt32LE();
    let offset = start;
    for (const [key, size] of JSON.parse(readBytes(descriptor, 4, start - 4).toString('latin1'))) {
      places.set(key, { offset, size });
      offset += size;
    }
  } catch {
    places.clear();
  }
  const read = (key) => {
    const place = places.get(key);
    return place && readBytes(descriptor, place.offset, place.size);
  };
  return { read, keys: () => [...places.keys()] };
}

function readBytes(descriptor, offset, size) {
  const bytes = Buffer.allocUnsafeSlow(size);
  if (readSync(descriptor, bytes, 0, size, offset) < size) throw new Error('The file ends too early.');
  return bytes;
}

/**
 * Adds to the file, which other processes may have changed. It is replaced at once, so that no process reads half of it. A
 * read-only checkout has no cache.
 */
function writeCache(file, compiled) {
  const cache = openCache(file);
  const all = new Map(cache.keys().map((key) => [key, cache.read(key)]));
  for (const [key, script] of compiled) all.set(key, script.createCachedData());
  const codes = [...all.values()];
  const index = Buffer.from(JSON.stringify([...all].map(([key, code]) => [key, code.length])), 'latin1');
  const length = Buffer.alloc(4);
  length.writeUInt32LE(index.length);
  const bytes = Buffer.concat([length, index, ...codes]);
  const temporary = `${file}.${process.pid}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(temporary, bytes.length > MAX_BYTES ? '' : bytes);
    renameSync(temporary, file);
  } catch {}
}
