// npm run layers [-- FOLDER]: checks the rules of .dependency-cruiser.cjs in this checkout, or in the given one.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ICruiseOptions, ICruiseResult, IFlattenedRuleSet } from 'dependency-cruiser';
import { CommandError } from '../dev/services/command-error';
import { root } from './lib/programs';

const FOLDERS = ['libs', 'api', 'storefront', 'admin', 'e2e', 'bench', 'dev', 'scripts'];

export async function main([folder = root]: string[]): Promise<void> {
  const { cruise } = await import('dependency-cruiser');
  const { options, ...ruleSet } = require(join(root, '.dependency-cruiser.cjs')) as IFlattenedRuleSet & {
    options: ICruiseOptions;
  };
  process.chdir(folder);
  const present = FOLDERS.filter((name) => existsSync(name));
  const { output } = await cruise(present, { ...options, ruleSet, validate: true, outputType: 'json' });
  const { summary, modules } = JSON.parse(String(output)) as ICruiseResult;

  for (const { rule, from, to, cycle } of summary.violations) {
    const path = cycle ? cycle.map(({ name }) => name) : from === to ? [] : [to];
    console.error([`${rule.name}: ${from}`, ...path].join(' → '));
  }
  console.log(`${modules.length} files, ${summary.violations.length} violations`);
  if (modules.length === 0) throw new CommandError(`${folder} contains no code`);
  if (summary.violations.length > 0) process.exitCode = 1;
}
