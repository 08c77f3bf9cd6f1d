import { type Call, type CallName, calls, compileValidator, parseQuery } from '@shop/contract';
import { HOSTILE_LENGTH, HOSTILE_TEXTS } from './hostile-values';
import { buildSample, listTextFields, withField } from './invalid-input';

/** Milliseconds of CPU time below which the growth cannot be measured. */
const NEGLIGIBLE_MS = 8;
const MAX_MS = 50;
/** Doubling the length doubles the time of a linear check and quadruples that of a quadratic one. */
const MAX_GROWTH = 3;
const ATTEMPTS = 5;
const PLACEHOLDER = 'hostile text';

const names = Object.keys(calls) as CallName[];

const builtTexts = new Map<string, string>();

/** Building the texts takes longer than checking them. */
function hostileText(kind: string, length: number): string {
  const key = `${kind} ${length}`;
  const text = builtTexts.get(key) ?? HOSTILE_TEXTS[kind]?.(length) ?? '';
  builtTexts.set(key, text);
  return text;
}

/** The least CPU time of a few runs, without the work of other processes and of the garbage collector. */
function leastCpuTime(run: () => void): number {
  let least = Infinity;
  for (let attempt = 0; attempt < ATTEMPTS && least > NEGLIGIBLE_MS; attempt++) {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** What is wrong with the time that a check takes for texts of growing length; null if it is linear. */
function findSlowness(check: (length: number) => () => void): string | null {
  // A quadratic check of the longest text would not end.
  for (const length of [HOSTILE_LENGTH / 32, HOSTILE_LENGTH / 8, HOSTILE_LENGTH / 2, HOSTILE_LENGTH]) {
    const time = leastCpuTime(check(length));
    if (time <= NEGLIGIBLE_MS) continue;
    const growth = time / Math.max(leastCpuTime(check(length / 2)), NEGLIGIBLE_MS / 2);
    if (time > MAX_MS || growth > MAX_GROWTH) return `${time.toFixed(1)} ms for ${length}, growth ${growth.toFixed(1)}`;
  }
  return null;
}

function validate(call: Call, validator: (value: unknown) => unknown, field: string, text: string): () => void {
  const sample = buildSample(call.input, {});
  const insertText = (_: string, value: unknown) => (value === PLACEHOLDER ? text : value);
  if (call.method === 'POST' || call.method === 'PUT') {
    const body: unknown = JSON.parse(withField(sample, field, PLACEHOLDER), insertText);
    return () => validator(body);
  }
  const query = { ...(sample as Record<string, unknown>), [field]: text };
  return () => validator(parseQuery(call.input, query));
}

test.each(names)('%s validates hostile texts of 500,000 characters in linear time in every field', (name) => {
  const call: Call = calls[name];
  const validator = compileValidator(call.input);
  const found = listTextFields(call.input).flatMap((field) =>
    Object.keys(HOSTILE_TEXTS).flatMap((kind) => {
      const slowness = findSlowness((length) => validate(call, validator, field, hostileText(kind, length)));
      return slowness === null ? [] : [`${field}, ${kind}: ${slowness}`];
    }),
  );
  expect(found).toEqual([]);
});

test('the measurement finds an expression that backtracks', () => {
  const backtracking = /\s+$/;
  expect(findSlowness((length) => () => backtracking.test(`${' '.repeat(length)}x`))).toMatch(/growth/);
});
