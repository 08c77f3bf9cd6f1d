// npm run -s price-vectors -- FILE: prices the cases of a file with the engine that the API runs.
// Exit code: 0 if all quotes are as expected, 1 if any differs, 2 if FILE cannot be read.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  compileTariff,
  type PricingError,
  quote,
  type QuoteRequest,
  type QuoteResult,
  type TariffDocument,
} from '@shop/pricing';
import { CommandError } from '../dev/services/command-error';
import { formatError } from './lib/output';

interface Vectors {
  tariff: TariffDocument;
  cases: { name: string; request: QuoteRequest; expect: Record<string, unknown> & { error?: PricingError } }[];
}

export async function main([file]: string[]): Promise<void> {
  try {
    const { tariff: document, cases } = readVectors(file);
    const tariff = compileTariff(document);
    const differences = cases.flatMap(({ name, request, expect }) => {
      const difference = compare(expect, quote(tariff, request));
      return difference ? [`${name}: ${difference}`] : [];
    });
    for (const difference of differences) console.log(difference);
    console.log(`${cases.length - differences.length} passed, ${differences.length} failed`);
    process.exitCode = differences.length > 0 ? 1 : 0;
  } catch (error) {
    console.error(formatError(error));
    process.exitCode = 2;
  }
}

/** npm runs scripts in the project's folder; a relative path is resolved against the caller's folder (INIT_CWD) first. */
function readVectors(file: string | undefined): Vectors {
  if (!file) throw new CommandError('usage: npm run -s price-vectors -- FILE');
  const path = [process.env.INIT_CWD ?? '', ''].map((from) => resolve(from, file)).find(existsSync);
  if (path === undefined) throw new CommandError(`${file} does not exist`);
  const vectors = parseJson(path) as Partial<Vectors> | null;
  if (!vectors?.tariff || !Array.isArray(vectors.cases)) {
    throw new CommandError(`${path}: expected an object with tariff and cases`);
  }
  return vectors as Vectors;
}

function parseJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new CommandError(`${path} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

/** The first difference as `path: expected …, got …`; undefined if everything expected is there, and no other error. */
function compare(expect: Vectors['cases'][number]['expect'], result: QuoteResult): string | undefined {
  const toComparable = ({ code, line, field }: PricingError) => ({ code, line, field });
  const expected = { error: undefined, ...expect, ...(expect.error && { error: toComparable(expect.error) }) };
  return findDifference('', expected, result.ok ? result.quote : { error: toComparable(result.error) });
}

function findDifference(path: string, expected: unknown, actual: unknown): string | undefined {
  if (expected === actual) return undefined;
  const isComparable =
    isObject(expected) && isObject(actual) && (!Array.isArray(expected) || expected.length === actual.length);
  if (!isComparable) return `${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`;
  for (const key of Object.keys(expected)) {
    const difference = findDifference(path ? `${path}.${key}` : key, expected[key], actual[key]);
    if (difference) return difference;
  }
  return undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
