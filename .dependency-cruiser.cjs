// The house's floors. A room imports rooms on strictly lower floors, through their public face, and never one beside it.
// scripts/floors.spec.ts plants a violation of every rule and sees it found.

/** Floor → the libraries on it. */
const LIBS = [['money'], ['pricing', 'order-flow', 'ledger', 'drawing'], ['contract']];

/** Floor → the API's modules on it. The files directly in api/src stand on top of them all. */
const API = [
  ['kernel'],
  ['catalogue', 'identity', 'ledger', 'paper'],
  ['quoting', 'artwork', 'claims', 'site'],
  ['orders'],
  ['payments', 'documents', 'fulfilment', 'quote-requests'],
  ['backoffice', 'web'],
  ['demo'],
];

/** Folder of texts that any module may read. */
const TEXTS = 'locales';

const SPEC = '\\.spec\\.tsx?$';
const TESTS = [SPEC, '^(api|libs/[^/]+)/test/', '^e2e/'];
const HTTP_SPEC = '\\.e2e\\.spec\\.ts$';

const oneOf = (names) => `(${names.join('|')})`;
const known = (floors, ...more) => oneOf([...floors.flat(), ...more]);

/** For every room: nothing from a room on its own floor or above. */
function lowerFloorsOnly(name, floors, folder, exempt) {
  return floors.flatMap((rooms, floor) =>
    rooms.map((room) => ({
      name,
      severity: 'error',
      from: { path: `^${folder}/${room}/`, pathNot: exempt },
      to: { path: `^${folder}/${oneOf(floors.slice(floor).flat())}/`, pathNot: `^${folder}/${room}/` },
    })),
  );
}

/** A room that is on no floor, whether it imports, is imported or does neither. */
function onAFloor(name, floors, folder, ...more) {
  const room = { path: `^${folder}/[^/]+/`, pathNot: `^${folder}/${known(floors, ...more)}/` };
  return [
    { name, severity: 'error', from: room, to: {} },
    { name, severity: 'error', from: {}, to: room },
    { name, severity: 'error', from: { ...room, orphan: true }, to: {} },
  ];
}

module.exports = {
  forbidden: [
    ...onAFloor('library-on-no-floor', LIBS, 'libs'),
    ...lowerFloorsOnly('library-floors', LIBS, 'libs'),
    {
      name: 'library-is-pure',
      comment: 'No framework, no input or output: a library imports libraries only.',
      severity: 'error',
      from: { path: '^libs/', pathNot: [...TESTS, '^libs/contract/'] },
      to: { pathNot: '^libs/' },
    },
    {
      name: 'contract-is-pure',
      comment: 'The contract describes its shapes with TypeBox and needs nothing else.',
      severity: 'error',
      from: { path: '^libs/contract/', pathNot: TESTS },
      to: { pathNot: ['^libs/', '^node_modules/@sinclair/typebox/'] },
    },
    {
      name: 'library-through-its-index',
      severity: 'error',
      from: { path: '^(libs/[^/]+|api|storefront|admin|e2e)/' },
      to: { path: '^libs/', pathNot: ['^$1/', '^libs/[^/]+/src/index\\.ts$'] },
    },
    ...onAFloor('module-on-no-floor', API, 'api/src', TEXTS),
    ...lowerFloorsOnly('module-floors', API, 'api/src', HTTP_SPEC),
    {
      name: 'module-through-its-public',
      severity: 'error',
      from: { path: '^api/src/([^/]+)/', pathNot: HTTP_SPEC },
      to: { path: '^api/src/[^/]+/', pathNot: ['^api/src/$1/', '^api/src/[^/]+/public\\.ts$', `^api/src/${TEXTS}/`] },
    },
    {
      name: 'module-below-the-top',
      comment: 'The application is put together from the modules; none of them knows it.',
      severity: 'error',
      from: { path: '^api/src/[^/]+/', pathNot: HTTP_SPEC },
      to: { path: '^api/src/[^/]+\\.ts$' },
    },
    {
      name: 'sites-know-the-contract-only',
      comment: 'The storefront and the back office meet the API over HTTP, and each other not at all.',
      severity: 'error',
      from: { path: '^(storefront|admin|e2e)/' },
      to: { path: '^(api|storefront|admin|scripts|dev)/', pathNot: ['^$1/', `^api/src/${TEXTS}/`] },
    },
    {
      name: 'sites-keep-their-own-texts',
      comment: 'A test may compare them with those of the API.',
      severity: 'error',
      from: { path: '^(storefront|admin)/', pathNot: SPEC },
      to: { path: `^api/src/${TEXTS}/` },
    },
    {
      name: 'sites-use-pure-rules-only',
      severity: 'error',
      from: { path: '^(storefront|admin|e2e)/' },
      to: { path: '^libs/', pathNot: '^libs/(contract|drawing|money|pricing|order-flow)/' },
    },
    {
      name: 'api-knows-no-site',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: '^(storefront|admin|e2e)/' },
    },
    {
      name: 'tests-are-imported-by-tests',
      severity: 'error',
      from: { pathNot: TESTS },
      to: { path: TESTS },
    },
    {
      name: 'no-cycle',
      comment: 'Types may refer to one another; at run time files are loaded in an order.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
