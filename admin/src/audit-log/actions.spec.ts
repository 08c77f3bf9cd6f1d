import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type CallName, calls } from '@shop/contract';

const SOURCES = path.resolve(__dirname, '../../../api/src');
const LOCALES = path.resolve(__dirname, '../locales');

/** The API's source files that record audit entries. */
const writers = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
  .map((file) => ({ file, code: readFileSync(path.join(SOURCES, file), 'utf8') }))
  .filter(({ code }) => /\baudit(Log)?\s*\.record\(/i.test(code));

const quoted = (text: string) => [...text.matchAll(/'([^']+)'/g)].map(([, value = '']) => value);

/**
 * The actions that a file records: literals, arguments of its own methods with a parameter `action`, and template
 * literals, whose parameter is a union type in the same file or an enumeration in a call of the contract.
 */
function findActions(code: string): string[] {
  const literals = [...code.matchAll(/\baction: ((?:'[^']+'(?: \| )?)+)/g)].flatMap(([, union = '']) => quoted(union));
  const patterns = [...code.matchAll(/\baction: `([^`$]*)\$\{(\w+)\}`/g)];
  const methods = [...code.matchAll(/\bprivate (?:async )?(\w+)\([^()]*\baction: string\b/g)];
  const passed = methods.flatMap(([, method]) => [
    ...code.matchAll(new RegExp(`this\\.${method}\\([^()']*'([^']+)'`, 'g')),
  ]);
  return [
    ...literals,
    ...passed.map(([, action = '']) => action),
    ...patterns.flatMap(([, prefix = '', parameter = '']) =>
      findValues(code, parameter).map((value) => prefix + value),
    ),
  ];
}

function findValues(code: string, parameter: string): string[] {
  const [, union] = new RegExp(`\\b${parameter}: ((?:'[^']+'(?: \\| )?)+)`).exec(code) ?? [];
  if (union) return quoted(union);
  const [, call = ''] = new RegExp(`\\b${parameter}\\b[^}]*\\}: Input<'([^']+)'>`).exec(code) ?? [];
  if (!(call in calls)) return [];
  const { input } = calls[call as CallName] as {
    input: { properties: Record<string, { anyOf?: { const: string }[] }> };
  };
  return (input.properties[parameter]?.anyOf ?? []).map((one) => one.const);
}

/**
 * The kinds of things that a file records entries about: `kind: 'order', id`, and the union type of a kind that it gets
 * as a parameter.
 */
function findKinds(code: string): string[] {
  const literals = [...code.matchAll(/\bkind: '([^']+)',\s*id\b/g)].map(([, kind = '']) => kind);
  return /\bkind: ReferenceKind\b/.test(code) ? [...literals, ...referenceKinds] : literals;
}

const [referenceKindType = ''] =
  /ReferenceKind = .*/.exec(readFileSync(path.join(SOURCES, 'catalogue/references/reference-kinds.ts'), 'utf8')) ?? [];
const referenceKinds = quoted(referenceKindType);

test('the actions and kinds of every file that records audit entries are found', () => {
  expect(writers.length).toBeGreaterThan(20);
  expect(writers.filter(({ code }) => findActions(code).length === 0).map(({ file }) => file)).toEqual([]);
  expect(writers.filter(({ code }) => findKinds(code).length === 0).map(({ file }) => file)).toEqual([]);
});

test.each(['en', 'ja', 'zh'])('every audit action and kind of the API has a translation in %s', (language) => {
  const { action, subjects } = JSON.parse(
    readFileSync(path.join(LOCALES, language, 'auditLog.json'), 'utf8'),
  ) as Record<'action' | 'subjects', Record<string, string>>;
  const recorded = new Set(writers.flatMap(({ code }) => findActions(code)));
  expect([...recorded].filter((name) => !Object.hasOwn(action, name))).toEqual([]);
  const kinds = new Set(writers.flatMap(({ code }) => findKinds(code)));
  expect([...kinds].filter((name) => !Object.hasOwn(subjects, name)).toSorted()).toEqual([]);
  expect(Object.keys(subjects).filter((name) => !kinds.has(name))).toEqual([]);
});
