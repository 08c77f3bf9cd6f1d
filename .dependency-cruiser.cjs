// The layers of the code. A module imports modules of strictly lower layers, only through their public.ts.
// scripts/layers.spec.ts plants a violation of every rule.

/** The libraries of each layer, lowest first. */
const LIB_LAYERS = [
  ['money'],
  ['pricing', 'order-flow', 'ledger', 'drawing', 'nesting', 'preflight', 'size-list'],
  ['contract'],
  ['api-client'],
];

/** The API's modules of each layer, lowest first. The files directly in api/src are above all of them. */
const API_LAYERS = [
  ['tracing'],
  ['common'],
  ['accounts', 'calendar', 'carriers', 'customs', 'pdf', 'preflight', 'spreadsheets'],
  ['auth', 'ledger', 'saved-views', 'tariff'],
  ['catalogue', 'privacy', 'resellers'],
  ['quoting', 'artwork', 'claims', 'site', 'starter-catalogue'],
  ['orders', 'saved-configurations'],
  ['payments', 'documents', 'production', 'shipping', 'quote-requests'],
  ['audit'],
  ['reports', 'web'],
  ['demo', 'setup'],
];

/** Folder of texts that any module may read. */
const LOCALES = 'locales';

const SPEC = '\\.spec\\.tsx?$';
const TESTS = [SPEC, '^(api|libs/[^/]+)/test/', '^e2e/'];
const HTTP_SPEC = '\\.e2e\\.spec\\.ts$';

const anyOf = (names) => `(${names.join('|')})`;

/** For each module: no imports from modules of its own layer or a higher one. */
function lowerLayersOnly(name, layers, folder, exempt) {
  return layers.flatMap((modules, layer) =>
    modules.map((module) => ({
      name,
      severity: 'error',
      from: { path: `^${folder}/${module}/`, pathNot: exempt },
      to: { path: `^${folder}/${anyOf(layers.slice(layer).flat())}/`, pathNot: `^${folder}/${module}/` },
    })),
  );
}

/** Every module belongs to a layer, whether it imports, is imported or neither. */
function belongsToALayer(name, layers, folder, ...others) {
  const unknown = { path: `^${folder}/[^/]+/`, pathNot: `^${folder}/${anyOf([...layers.flat(), ...others])}/` };
  return [
    { name, severity: 'error', from: unknown, to: {} },
    { name, severity: 'error', from: {}, to: unknown },
    { name, severity: 'error', from: { ...unknown, orphan: true }, to: {} },
  ];
}

module.exports = {
  forbidden: [
    ...belongsToALayer('library-without-layer', LIB_LAYERS, 'libs'),
    ...lowerLayersOnly('library-layers', LIB_LAYERS, 'libs'),
    {
      name: 'library-is-pure',
      comment: 'No framework, no input or output: a library imports only libraries.',
      severity: 'error',
      from: { path: '^libs/', pathNot: [...TESTS, '^libs/contract/'] },
      to: { pathNot: '^libs/' },
    },
    {
      name: 'contract-is-pure',
      comment:
        'The contract describes its shapes with TypeBox and checks addresses with validator; it needs nothing else.',
      severity: 'error',
      from: { path: '^libs/contract/', pathNot: TESTS },
      to: { pathNot: ['^libs/', '(^|/)node_modules/(@sinclair/typebox|(@types/)?validator)/'] },
    },
    {
      name: 'library-through-index',
      severity: 'error',
      from: { path: '^(libs/[^/]+|api|storefront|admin|e2e|bench|scripts)/' },
      to: { path: '^libs/', pathNot: ['^$1/', '^libs/[^/]+/src/index\\.ts$', '^libs/[^/]+/test/'] },
    },
    ...belongsToALayer('module-without-layer', API_LAYERS, 'api/src', LOCALES),
    ...lowerLayersOnly('module-layers', API_LAYERS, 'api/src', HTTP_SPEC),
    {
      name: 'module-through-public',
      severity: 'error',
      from: { path: '^api/src/([^/]+)/', pathNot: HTTP_SPEC },
      to: { path: '^api/src/[^/]+/', pathNot: ['^api/src/$1/', '^api/src/[^/]+/public\\.ts$', `^api/src/${LOCALES}/`] },
    },
    {
      name: 'module-imports-no-application',
      comment: 'The application is composed of the modules; no module imports it.',
      severity: 'error',
      from: { path: '^api/src/[^/]+/', pathNot: HTTP_SPEC },
      to: { path: '^api/src/[^/]+\\.ts$' },
    },
    {
      name: 'client-imports-no-server',
      comment: 'The storefront and the back office use the API over HTTP and do not import each other.',
      severity: 'error',
      from: { path: '^(storefront|admin)/' },
      to: { path: '^(api|storefront|admin|scripts|dev)/', pathNot: ['^$1/', `^api/src/${LOCALES}/`] },
    },
    {
      name: 'browser-test-imports-no-server',
      comment:
        'The browser tests use a running shop. Of the HTTP tests they use the mail server and the reader of ZIP files.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: {
        path: '^(api|storefront|admin|scripts|dev)/',
        pathNot: ['\\.testing\\.ts$', '^api/test/(fake-smtp|unzip)\\.ts$'],
      },
    },
    {
      name: 'client-has-own-texts',
      comment: "A test may compare them with the API's.",
      severity: 'error',
      from: { path: '^(storefront|admin)/', pathNot: SPEC },
      to: { path: `^api/src/${LOCALES}/` },
    },
    {
      name: 'client-imports-shared-libraries-only',
      severity: 'error',
      from: { path: '^(storefront|admin|e2e)/' },
      to: {
        path: '^libs/',
        pathNot: '^libs/(api-client|contract|drawing|money|nesting|preflight|pricing|order-flow|size-list)/',
      },
    },
    {
      name: 'api-imports-no-client',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: '^(storefront|admin|e2e)/' },
    },
    {
      name: 'test-code-in-tests-only',
      comment: 'One command measures with the generated files of the tests.',
      severity: 'error',
      from: { pathNot: [...TESTS, '^bench/files\\.ts$'] },
      to: { path: TESTS },
    },
    {
      name: 'no-cycle',
      comment: 'Also among types.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|\\.react-router)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'require', 'node', 'default'],
    },
  },
};
