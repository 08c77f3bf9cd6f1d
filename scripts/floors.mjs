// Checks the floors of .dependency-cruiser.cjs: of this checkout, or of the folder given.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './parts.mjs';

// dependency-cruiser 17.3 works with TypeScript 6 but does not say so; without TypeScript it would see no import.
const require = createRequire(import.meta.url);
require(join(root, 'node_modules/dependency-cruiser/src/meta.cjs')).supportedTranspilers.typescript = '<7.0.0';
const { cruise } = await import('dependency-cruiser');

const folder = process.argv[2] ?? root;
const { options, ...ruleSet } = require(join(root, '.dependency-cruiser.cjs'));
process.chdir(folder);
const present = ['libs', 'api', 'storefront', 'admin', 'e2e'].filter((name) => existsSync(name));
const { output } = await cruise(present, { ...options, ruleSet, validate: true, outputType: 'json' });
const { summary, modules } = JSON.parse(output);

for (const { rule, from, to, cycle } of summary.violations) {
  const path = cycle ? cycle.map(({ name }) => name) : from === to ? [] : [to];
  console.error([`${rule.name}: ${from}`, ...path].join(' → '));
}
console.log(`${modules.length} modules, ${summary.violations.length} against the floors`);
process.exitCode = summary.violations.length > 0 || modules.length === 0 ? 1 : 0;
