// For `node --require`: compiles TypeScript when it is loaded, with the same compiler and settings as the build and the
// tests. tsx cannot be used for this, because it emits no decorator metadata, which NestJS needs. The packages of libs/
// are loaded from their sources, so that a process never runs an outdated build.
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const { transformSync } = require('@swc/core');

const root = path.resolve(__dirname, '..');
const { $schema, ...options } = JSON.parse(readFileSync(path.join(root, '.swcrc'), 'utf8'));
const resolveFilename = Module._resolveFilename;

Module._resolveFilename = function (request, ...rest) {
  const lib = /^@shop\/([\w-]+)$/.exec(request)?.[1];
  return lib ? path.join(root, 'libs', lib, 'src/index.ts') : resolveFilename.call(this, request, ...rest);
};
Module._extensions['.ts'] = (module, filename) => {
  const source = readFileSync(filename, 'utf8');
  module._compile(transformSync(source, { ...options, swcrc: false, sourceMaps: 'inline', filename }).code, filename);
};
