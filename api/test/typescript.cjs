// For `node --require`: runs the API and the libraries from their sources, so that a process under test is never stale.
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const { transformSync } = require('@swc/core');

const root = path.resolve(__dirname, '../..');
const { $schema, ...options } = JSON.parse(readFileSync(path.join(root, '.swcrc'), 'utf8'));
const resolve = Module._resolveFilename;

Module._resolveFilename = function (request, ...rest) {
  const lib = /^@shop\/([\w-]+)$/.exec(request)?.[1];
  return lib ? path.join(root, 'libs', lib, 'src/index.ts') : resolve.call(this, request, ...rest);
};
Module._extensions['.ts'] = (module, filename) => {
  const source = readFileSync(filename, 'utf8');
  module._compile(transformSync(source, { ...options, swcrc: false, sourceMaps: false, filename }).code, filename);
};
