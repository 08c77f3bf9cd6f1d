import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type CallName, calls } from '@shop/contract';

const SOURCES = path.resolve(__dirname, '../../../api/src');
const LOCALES = path.resolve(__dirname, '../locales');

/** Every file of the shop that writes into the log, by its path. */
const writers = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
  .map((file) => ({ file, code: readFileSync(path.join(SOURCES, file), 'utf8') }))
  .filter(({ code }) => /\baudit\s*\.record\(/i.test(code));

const quoted = (text: string) => [...text.matchAll(/'([^']+)'/g)].map(([, word = '']) => word);

/**
 * The actions that a file records: as they stand there, or as they are passed to its `record`. What stands in the gap of a pattern is what its parameter may be: a union written
 * there, or the values that a call of the contract takes.
 */
function actionsOf(code: string): string[] {
  const named = [...code.matchAll(/\baction: ((?:'[^']+'(?: \| )?)+)/g)].flatMap(([, union = '']) => quoted(union));
  const patterns = [...code.matchAll(/\baction: `([^`$]*)\$\{(\w+)\}`/g)];
  const passed = /\baction: string\b/.test(code) ? [...code.matchAll(/this\.record\([^()']*'([^']+)'/g)] : [];
  return [
    ...named,
    ...passed.map(([, action = '']) => action),
    ...patterns.flatMap(([, start = '', gap = '']) => valuesOf(code, gap).map((value) => start + value)),
  ];
}

function valuesOf(code: string, parameter: string): string[] {
  const [, union] = new RegExp(`\\b${parameter}: ((?:'[^']+'(?: \\| )?)+)`).exec(code) ?? [];
  if (union) return quoted(union);
  const [, call = ''] = new RegExp(`\\b${parameter}\\b[^}]*\\}: Input<'([^']+)'>`).exec(code) ?? [];
  if (!(call in calls)) return [];
  const { input } = calls[call as CallName] as {
    input: { properties: Record<string, { anyOf?: { const: string }[] }> };
  };
  return (input.properties[parameter]?.anyOf ?? []).map((one) => one.const);
}

test('each file that writes into the log says by which names', () => {
  expect(writers.length).toBeGreaterThan(20);
  expect(writers.filter(({ code }) => actionsOf(code).length === 0).map(({ file }) => file)).toEqual([]);
});

test.each(['en', 'ja'])('every action that the shop records has words: %s', (language) => {
  const { action } = JSON.parse(readFileSync(path.join(LOCALES, language, 'audit.json'), 'utf8')) as {
    action: Record<string, string>;
  };
  const recorded = new Set(writers.flatMap(({ code }) => actionsOf(code)));
  expect([...recorded].filter((name) => !Object.hasOwn(action, name))).toEqual([]);
});
