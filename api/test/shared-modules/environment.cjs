// Jest loads every module anew for each test file. For the HTTP tests that would mean compiling and evaluating the whole
// application some seventy times, three seconds each. In this environment only the test files themselves are loaded by
// Jest; everything that they import is loaded by Node, once in each worker process.
require('../../../scripts/typescript.cjs');
const asyncHooks = require('node:async_hooks');
const { TestEnvironment } = require('jest-environment-node');

const { AsyncLocalStorage } = asyncHooks;

/**
 * Replaces AsyncLocalStorage for Jest, which keeps the running test in it. A real one makes every promise of the
 * process slower on Node 20. Here tests run one after another, never concurrently, so a field is enough.
 */
class RunningTest {
  run(store, work) {
    const outer = this.store;
    this.store = store;
    const restore = () => (this.store = outer);
    const result = work();
    if (typeof result?.then === 'function') result.then(restore, restore);
    else restore();
    return result;
  }

  getStore() {
    return this.store;
  }
}

module.exports = class SharedModulesEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    asyncHooks.AsyncLocalStorage = RunningTest;
    this.global.loadSharedModule = require;
    this.global.sharedGlobals = globalThis;
    // So that `toThrow(RangeError)` and `new Map()` in a test file mean the classes of shared modules.
    Object.assign(this.global, { AggregateError, Date, Error, Map, RangeError, Set, SyntaxError, TypeError });
  }

  /** Jest's own modules have been loaded. */
  handleTestEvent({ name }) {
    if (name === 'setup') asyncHooks.AsyncLocalStorage = AsyncLocalStorage;
  }

  async teardown() {
    asyncHooks.AsyncLocalStorage = AsyncLocalStorage;
    await super.teardown();
  }
};
