const swc = [
  '@swc/jest',
  { ...JSON.parse(require('node:fs').readFileSync(`${__dirname}/.swcrc`, 'utf8')), swcrc: false },
];
delete swc[1].$schema;
const { jsc } = swc[1];
/** Components of storefront and back office. */
const swcReact = [
  '@swc/jest',
  {
    ...swc[1],
    jsc: {
      ...jsc,
      parser: { ...jsc.parser, tsx: true },
      transform: { ...jsc.transform, react: { runtime: 'automatic' } },
    },
  },
];

const shared = {
  rootDir: __dirname,
  testEnvironment: 'node',
  transform: { '^.+\\.ts$': swc, '^.+\\.tsx$': swcReact },
  moduleNameMapper: {
    '^@shop/(money|pricing|order-flow|ledger|drawing|nesting|preflight|size-list|contract|api-client)$':
      '<rootDir>/libs/$1/src/index.ts',
  },
  modulePathIgnorePatterns: ['/dist/', '/build/', '<rootDir>/.data', '<rootDir>/.test'],
};

/** Tests that an npm command runs with any size and seed. `npm test` runs them through scripts/long-commands.e2e.spec.ts. */
const TRIALS = '/api/test/(hostile-|model/|pgbouncer/|restart/(random-kills|rolling-restarts)).*\\.e2e\\.spec\\.ts$';

/** What `npm test` leaves out: long tests of what seldom changes. `npm test -- --all` sets EXTENDED_TESTS to run them, too. */
const LEFT_OUT = process.env.EXTENDED_TESTS === '1' ? [] : ['\\.extended\\.'];

/** Tests that replace globals of the browser or the clock, which shared modules would not see, have their own modules. */
const OWN_MODULES = '/(storefront/app|admin/src|libs/api-client/src)/.*\\.spec\\.ts$';

const SHARED = '<rootDir>/api/test/shared-modules/transform.cjs';

/** Modules are loaded once in each worker process; the test files themselves by Jest. */
const sharedModules = {
  ...shared,
  testEnvironment: '<rootDir>/api/test/shared-modules/environment.cjs',
  transform: {
    '(\\.spec|/global-setup|/global-teardown|/shared-modules/setup|/trial-services)\\.ts$': swc,
    '\\.ts$': SHARED,
    '/node_modules/.*\\.c?js$': SHARED,
  },
  // Of the packages, those whose classes or copies would differ between tests and shared modules.
  transformIgnorePatterns: [
    '/node_modules/(?!(@nestjs|fast-check|fastify|libphonenumber-js|otpauth|pg|sharp|typeorm)/)',
  ],
  setupFilesAfterEnv: ['<rootDir>/api/test/shared-modules/setup.ts'],
};

const services = {
  globalSetup: '<rootDir>/api/test/global-setup.ts',
  globalTeardown: '<rootDir>/api/test/global-teardown.ts',
};
const http = { ...sharedModules, ...services };

module.exports = {
  // A busy machine is no failure; a test that hangs is.
  testTimeout: 120_000,
  testSequencer: '<rootDir>/scripts/lib/test-sequencer.cjs',
  projects: [
    {
      ...sharedModules,
      displayName: 'rules',
      testMatch: ['<rootDir>/{libs,api,scripts,bench}/**/*.spec.ts'],
      testPathIgnorePatterns: ['\\.e2e\\.spec\\.ts$', OWN_MODULES],
    },
    { ...shared, displayName: 'client rules', testRegex: [OWN_MODULES] },
    {
      ...http,
      displayName: 'http',
      testMatch: ['<rootDir>/api/**/*.e2e.spec.ts'],
      testPathIgnorePatterns: [TRIALS, ...LEFT_OUT],
    },
    { ...http, displayName: 'trials', testRegex: [TRIALS], globalSetup: '<rootDir>/api/test/trial-services.ts' },
    {
      ...shared,
      ...services,
      displayName: 'commands',
      testMatch: ['<rootDir>/scripts/**/*.e2e.spec.ts'],
      testPathIgnorePatterns: LEFT_OUT,
    },
  ],
};
