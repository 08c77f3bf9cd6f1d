import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import ts from 'typescript';

// Checks names against the vocabulary in docs/architecture.md: names that code declares, file and folder names, and names in
// the migrations. Names that are only used, such as Math.floor, are not checked, nor are texts and comments.

const IGNORED_FOLDERS = new Set(['node_modules', 'dist', 'build', '.react-router', 'test-results']);

/** Names that contain a banned word with its ordinary meaning. */
const ALLOWED_NAMES = new Set(['floor-graphics.json', 'floorGraphics']);

export interface NameViolation {
  file: string;
  /** 1 for the name of the file itself. */
  line: number;
  name: string;
  word: string;
}

/** The banned words: the left column of the table below the heading "Vocabulary", without explanations in brackets. */
export function parseVocabulary(markdown: string): string[] {
  const section = /^## Vocabulary\n([\s\S]*?)(?=^##+ |(?![\s\S]))/m.exec(markdown)?.[1] ?? '';
  const rows = section.split('\n').filter((line) => /^\|(?! *(-+|not) *\|)/.test(line));
  return rows.flatMap((row) => {
    const [, cell = ''] = row.split('|');
    const word = cell.replace(/\(.*\)/, '').replace(/[^a-z]/gi, '');
    return word === '' ? [] : [word.toLowerCase()];
  });
}

/** Checks all files in the given folders of a project. Paths in the result are relative to the project. */
export function checkNames(root: string, folders: readonly string[], words: readonly string[]): NameViolation[] {
  const banned = new Set(words.flatMap((word) => [word, `${word}s`]));
  return folders.flatMap((folder) => listFiles(root, folder)).flatMap((file) => checkFile(root, file, banned));
}

function checkFile(root: string, file: string, banned: ReadonlySet<string>): NameViolation[] {
  const path = file.split('/').map((name) => ({ name, line: 1 }));
  return [...path, ...declaredNames(join(root, file))].flatMap(({ name, line }) => {
    const word = ALLOWED_NAMES.has(name) ? undefined : findBannedWord(name, banned);
    return word === undefined ? [] : [{ file, line, name, word }];
  });
}

/** Compares each word of a name, and each run of adjacent words, because the vocabulary has compounds. */
export function findBannedWord(name: string, banned: ReadonlySet<string>): string | undefined {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
  for (let start = 0; start < words.length; start++) {
    for (let end = start + 1; end <= Math.min(start + 3, words.length); end++) {
      const run = words.slice(start, end).join('');
      if (banned.has(run)) return run;
    }
  }
  return undefined;
}

interface DeclaredName {
  name: string;
  line: number;
}

function declaredNames(path: string): DeclaredName[] {
  const extension = extname(path);
  if (extension === '.sql') return sqlNames(readFileSync(path, 'utf8'));
  if (!['.ts', '.tsx', '.mts', '.cjs', '.mjs'].includes(extension)) return [];
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const names: DeclaredName[] = [];
  const visit = (node: ts.Node): void => {
    const name = declaredName(node);
    if (name)
      names.push({ name: name.text, line: source.getLineAndCharacterOfPosition(name.getStart(source)).line + 1 });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** The name that a node declares. Keys of object literals belong to the type of the object and are left out. */
function declaredName(node: ts.Node): ts.Identifier | ts.PrivateIdentifier | undefined {
  const declares =
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isEnumDeclaration(node) ||
    ts.isEnumMember(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isMethodSignature(node) ||
    ts.isGetAccessor(node) ||
    ts.isSetAccessor(node) ||
    ts.isImportSpecifier(node) ||
    ts.isImportClause(node) ||
    ts.isNamespaceImport(node);
  const name = declares ? node.name : undefined;
  return name && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name)) ? name : undefined;
}

/** The names of tables, columns, constraints, views, functions, indexes and triggers that a migration creates. */
function sqlNames(sql: string): DeclaredName[] {
  const lines = sql.split('\n');
  return lines.flatMap((text, index) => {
    const found = [
      ...text.matchAll(
        /\b(?:table|view|function|index|trigger|type|constraint|column|sequence) (?:if not exists )?([a-z_]+)/g,
      ),
      ...text.matchAll(
        /^ {2}([a-z_]+) (?:text|uuid|bigint|integer|smallint|boolean|jsonb|timestamptz|date|numeric|char|bytea)\b/g,
      ),
    ];
    return found.map(([, name = '']) => ({ name, line: index + 1 }));
  });
}

function listFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return IGNORED_FOLDERS.has(entry.name) ? [] : listFiles(root, path);
  });
}
