// Checks the floors of .dependency-cruiser.cjs: of this checkout, or of the folder given.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { root } from './parts.mjs';

const require = createRequire(import.meta.url);
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
