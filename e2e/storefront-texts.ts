import path from 'node:path';
import type { LanguageCode } from '@shop/contract';
import { readText } from './texts';

const folder = path.join(__dirname, '../storefront/app/locales');

/** A text of the storefront by the name of its file and its key, as `bar.search`, with values for its placeholders. */
export function storefrontText(
  language: LanguageCode,
  file: string,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`{{${name}}}`, String(value)),
    readText(path.join(folder, language, `${file}.json`), key),
  );
}
