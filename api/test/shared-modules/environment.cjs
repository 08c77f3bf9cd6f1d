// Jest loads every module anew for each test file. For the HTTP tests that would mean compiling and evaluating the whole
// application some seventy times, three seconds each. In this environment only the test files themselves are loaded by
// Jest; everything that they import is loaded by Node, once in each worker process.
require('../../../scripts/typescript.cjs');
const { TestEnvironment } = require('jest-environment-node');

module.exports = class SharedModulesEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.loadSharedModule = require;
    this.global.sharedGlobals = globalThis;
    // So that `toThrow(RangeError)` and `new Map()` in a test file mean the classes of shared modules.
    Object.assign(this.global, { AggregateError, Date, Error, Map, RangeError, Set, SyntaxError, TypeError });
  }
};
