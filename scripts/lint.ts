// npm run lint [-- FOLDER]...: runs oxlint, and checks the names against the vocabulary in docs/architecture.md.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../dev/services/command-error';
import { root, runTool } from './lib/programs';
import { exitOnShutdownRequest } from './lib/shutdown';
import { checkNames, type NameViolation, parseVocabulary } from './lib/vocabulary';

const FOLDERS = ['libs', 'api', 'storefront', 'admin', 'migrations', 'e2e', 'bench', 'dev', 'scripts'];

export async function main(folders: string[]): Promise<void> {
  exitOnShutdownRequest();
  const args = ['--deny-warnings', ...folders];
  const { code } = await runTool('oxlint', args, { printsOutput: true, allowsFailure: true });
  process.exitCode = code ?? 1;
  checkVocabulary(folders.length > 0 ? folders : FOLDERS.filter((folder) => existsSync(join(root, folder))));
}

/** Path prefixes with the words that are allowed there. */
type Exceptions = Record<string, string[]>;

function isException({ file, word }: NameViolation, exceptions: Exceptions): boolean {
  return Object.entries(exceptions).some(([path, words]) => file.startsWith(path) && words.includes(word));
}

function checkVocabulary(folders: readonly string[]): void {
  const words = parseVocabulary(readFileSync(join(root, 'docs/architecture.md'), 'utf8'));
  if (words.length === 0) throw new CommandError('docs/architecture.md has no vocabulary table');
  const exceptions = JSON.parse(readFileSync(join(root, 'scripts/vocabulary-exceptions.json'), 'utf8')) as Exceptions;
  const violations = checkNames(root, folders, words).filter((violation) => !isException(violation, exceptions));
  for (const { file, line, name, word } of violations) {
    console.error(`${file}:${line}: the name ${name} contains "${word}", see Vocabulary in docs/architecture.md`);
  }
  if (violations.length > 0) throw new CommandError(`${violations.length} names outside the vocabulary`);
}
