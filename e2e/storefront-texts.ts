import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LanguageCode } from '@shop/contract';

const folder = path.join(__dirname, '../storefront/app/locales');

/** A text of the storefront by the name of its file and its key, as `bar.search`. */
export function storefrontText(language: LanguageCode, file: string, key: string): string {
  const texts: unknown = JSON.parse(readFileSync(path.join(folder, language, `${file}.json`), 'utf8'));
  const text = key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], texts);
  if (typeof text !== 'string') throw new Error(`${file}.json of ${language} has no text ${key}.`);
  return text;
}
