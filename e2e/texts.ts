import { readFileSync } from 'node:fs';

/**
 * A text of a JSON file by its key, as `bar.search`.
 * @throws Error if there is none
 */
export function readText(file: string, key: string): string {
  const texts: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const find = (part: unknown, name: string) => (part as Record<string, unknown> | undefined)?.[name];
  const text = key.split('.').reduce(find, texts);
  if (typeof text !== 'string') throw new Error(`${file} has no text ${key}.`);
  return text;
}
