import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const DEFAULT_NAMESPACE = 'common';

/** A key that code reads from one of the namespaces; `*` stands for an expression inside the key. */
export interface UsedText {
  namespaces: string[];
  key: string;
  /** The file and line of the code. */
  place: string;
  /** Whether the code puts a space between the text and what follows it. */
  isFollowedBySpace: boolean;
}

interface Translator {
  namespaces: string[];
  /** Precedes every key. */
  prefix: string;
}

/** The functions that translate, by their name in a function or file. */
type Scope = Map<string, Translator>;

/** Finds the keys that the TypeScript files of a folder pass to `t` and to `<Trans i18nKey>`. */
export function findUsedTexts(folder: string): UsedText[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(spec|d)\.ts$/.test(file))
    .flatMap((file) => findInSource(readFileSync(path.join(folder, file), 'utf8'), file));
}

/** Finds the keys in the source text of a file. */
export function findInSource(text: string, file: string): UsedText[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const scopes = new Map<ts.Node, Scope>();
  const used: UsedText[] = [];

  function add(expression: ts.Expression, translate: ts.Expression | undefined, shown: ts.Node): void {
    const { line } = source.getLineAndCharacterOfPosition(expression.getStart());
    const { namespaces, prefix } = findTranslator(translate, scopes);
    for (const key of keysOf(expression)) {
      const [namespace, rest] = key.includes(':') ? key.split(':', 2) : [undefined, key];
      used.push({
        namespaces: namespace ? [namespace] : namespaces,
        key: `${prefix}${rest}`,
        place: `${file}:${line + 1}`,
        isFollowedBySpace: isFollowedBySpace(shown),
      });
    }
  }

  function visit(node: ts.Node): void {
    if (ts.isVariableDeclaration(node)) declare(node, scopes);
    if (ts.isCallExpression(node) && node.arguments[0] && isTranslate(node.expression, scopes)) {
      add(node.arguments[0], node.expression, node);
    }
    if (ts.isJsxAttribute(node) && node.name.getText() === 'i18nKey') {
      const key = valueOf(node);
      if (key) add(key, attributeOf(node.parent, 't'), node.parent.parent);
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return used;
}

/** Remembers the namespaces of `const { t } = useTranslation(...)` and `const t = i18n.getFixedT(...)`. */
function declare({ name, initializer, parent }: ts.VariableDeclaration, scopes: Map<ts.Node, Scope>): void {
  if (!initializer || !ts.isCallExpression(initializer)) return;
  const callee = initializer.expression.getText();
  const scope = scopeOf(parent);
  const known: Scope = scopes.get(scope) ?? new Map();
  if (callee === 'useTranslation' && ts.isObjectBindingPattern(name)) {
    const local = name.elements.find((element) => (element.propertyName ?? element.name).getText() === 't');
    if (local) known.set(local.name.getText(), { namespaces: namespacesOf(initializer.arguments[0]), prefix: '' });
  }
  if (callee.endsWith('.getFixedT')) {
    const [, namespace, prefix] = initializer.arguments;
    known.set(name.getText(), {
      namespaces: namespacesOf(namespace),
      prefix: prefix ? `${keysOf(prefix)[0] ?? '*'}.` : '',
    });
  }
  scopes.set(scope, known);
}

function namespacesOf(argument: ts.Expression | undefined): string[] {
  if (!argument) return [DEFAULT_NAMESPACE];
  const [first = DEFAULT_NAMESPACE] = ts.isArrayLiteralExpression(argument)
    ? argument.elements.flatMap(keysOf)
    : keysOf(argument);
  // A namespace in a constant, as `COMMON_NAMESPACE`, is the default one.
  return [first];
}

function isTranslate(callee: ts.Expression, scopes: Map<ts.Node, Scope>): boolean {
  return ts.isIdentifier(callee) && (callee.text === 't' || findDeclared(callee, scopes) !== undefined);
}

function findTranslator(translate: ts.Expression | undefined, scopes: Map<ts.Node, Scope>): Translator {
  const declared = translate && findDeclared(translate, scopes);
  if (declared) return declared;
  // A `t` that is a parameter may belong to any namespace of the file.
  const ofFile = [...scopes.values()].flatMap((scope) => [...scope.values()]);
  return { namespaces: [...new Set(ofFile.flatMap(({ namespaces }) => namespaces))], prefix: '' };
}

function findDeclared(translate: ts.Expression, scopes: Map<ts.Node, Scope>): Translator | undefined {
  for (let scope: ts.Node | undefined = scopeOf(translate); scope; scope = scope.parent && scopeOf(scope.parent)) {
    const translator = scopes.get(scope)?.get(translate.getText());
    if (translator) return translator;
  }
  return undefined;
}

/** The function or file around a node. */
function scopeOf(node: ts.Node): ts.Node {
  return ts.isFunctionLike(node) || ts.isSourceFile(node) ? node : scopeOf(node.parent);
}

/** The keys an expression may result in; none if it is not written in place. */
function keysOf(expression: ts.Node): string[] {
  if (ts.isStringLiteralLike(expression)) return [expression.text];
  if (ts.isTemplateExpression(expression)) {
    return [expression.head.text + expression.templateSpans.map(({ literal }) => `*${literal.text}`).join('')];
  }
  if (ts.isConditionalExpression(expression)) return [...keysOf(expression.whenTrue), ...keysOf(expression.whenFalse)];
  if (ts.isParenthesizedExpression(expression) || ts.isAsExpression(expression)) return keysOf(expression.expression);
  return [];
}

function valueOf({ initializer }: ts.JsxAttribute): ts.Expression | undefined {
  return initializer && ts.isJsxExpression(initializer) ? initializer.expression : (initializer as ts.StringLiteral);
}

function attributeOf(attributes: ts.JsxAttributes, name: string): ts.Expression | undefined {
  const attribute = attributes.properties.find(
    (property): property is ts.JsxAttribute => ts.isJsxAttribute(property) && property.name.getText() === name,
  );
  return attribute && valueOf(attribute);
}

/** Whether a space follows what a node shows: in a template string, or as a sibling in JSX. */
function isFollowedBySpace(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isTemplateSpan(parent)) {
    const isLast = parent.parent.templateSpans.at(-1) === parent;
    return isLast && parent.literal.text === ''
      ? isFollowedBySpace(parent.parent)
      : parent.literal.text.startsWith(' ');
  }
  if (ts.isJsxElement(parent) || ts.isJsxFragment(parent)) {
    const next = parent.children[parent.children.indexOf(node as ts.JsxChild) + 1];
    return next ? startsWithSpace(next) : isFollowedBySpace(parent);
  }
  const isPassedOn =
    ts.isJsxExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isConditionalExpression(parent) ||
    ts.isBinaryExpression(parent);
  return isPassedOn && isFollowedBySpace(parent);
}

/** Whether what JSX shows next begins with a space; that at the end of a line is not shown. */
function startsWithSpace(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return /^ +(?![ \n])/.test(node.text);
  if (ts.isJsxExpression(node)) return node.expression !== undefined && startsWithSpace(node.expression);
  if (ts.isParenthesizedExpression(node)) return startsWithSpace(node.expression);
  if (ts.isBinaryExpression(node)) return startsWithSpace(node.right);
  if (ts.isConditionalExpression(node)) return startsWithSpace(node.whenTrue) || startsWithSpace(node.whenFalse);
  if (ts.isTemplateExpression(node)) return node.head.text.startsWith(' ');
  return ts.isStringLiteralLike(node) && node.text.startsWith(' ');
}
