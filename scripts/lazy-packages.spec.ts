import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '..');
const { module: settings } = JSON.parse(readFileSync(path.join(root, '.swcrc'), 'utf8')) as {
  module: { lazy: string[] };
};

const PRINT_LOADED = `
  require('./api/src/serve.ts');
  const { httpAdapter } = require('./api/src/common/public.ts');
  httpAdapter({ trustedProxies: [], logLevel: 'info', production: true, publicOrigin: 'http://localhost' });
  console.log(JSON.stringify(Object.keys(require.cache)));
`;

test('packages for single jobs and Fastify’s schema compilers are not loaded with the application', () => {
  const output = execFileSync(process.execPath, ['--require', './scripts/typescript.cjs', '--eval', PRINT_LOADED], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
    maxBuffer: 10_000_000,
  });
  const loaded = JSON.parse(output) as string[];
  const isLoaded = (name: string) => loaded.some((file) => file.includes(`/node_modules/${name}/`));
  const packages = settings.lazy.map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
  expect(isLoaded('typeorm')).toBe(true);
  const compilersOfFastify = ['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler'];
  expect([...packages, ...compilersOfFastify].filter(isLoaded)).toEqual([]);
});
