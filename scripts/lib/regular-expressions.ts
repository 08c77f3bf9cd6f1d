import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSafe } from 'redos-detector';
import ts from 'typescript';

const IGNORED_FOLDERS = new Set(['node_modules', 'dist']);
/** Ways to match a text, above which an expression counts as backtracking. */
const MAX_SCORE = 100;
/** Steps of the analysis, after which an expression counts as backtracking. */
const MAX_STEPS = 5000;
const UNBOUNDED_QUANTIFIER = /[*+]|\{\d+,\}/;

export interface RegularExpression {
  /** Relative to the root of the project. */
  file: string;
  source: string;
  flags: string;
}

/** The regular expressions in the sources of folders, and the patterns of their schemas. Tests are left out. */
export function findRegularExpressions(root: string, folders: readonly string[]): RegularExpression[] {
  return folders
    .flatMap((folder) => listSources(root, folder))
    .flatMap((file) => readExpressions(file, readFileSync(join(root, file), 'utf8')));
}

function listSources(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return IGNORED_FOLDERS.has(entry.name) ? [] : listSources(root, path);
    return /\.tsx?$/.test(entry.name) && !/\.spec\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

export function readExpressions(file: string, text: string): RegularExpression[] {
  const found: RegularExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ file, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    } else if (isPattern(node)) {
      found.push({ file, source: node.initializer.text, flags: 'u' });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false));
  return found;
}

/** `pattern: '…'`, as in a TypeBox schema. */
function isPattern(node: ts.Node): node is ts.PropertyAssignment & { initializer: ts.StringLiteralLike } {
  return (
    ts.isPropertyAssignment(node) &&
    ts.isIdentifier(node.name) &&
    node.name.text === 'pattern' &&
    ts.isStringLiteralLike(node.initializer)
  );
}

/** Whether the time to match grows faster than the text, or may do so. */
export function canBacktrack({ source, flags }: Pick<RegularExpression, 'source' | 'flags'>): boolean {
  if (!UNBOUNDED_QUANTIFIER.test(source)) return false;
  return !isSafe(new RegExp(source, flags), { maxScore: MAX_SCORE, maxSteps: MAX_STEPS, downgradePattern: true }).safe;
}
