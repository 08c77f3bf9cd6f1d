import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  DEFAULT_LANGUAGE,
  formatWaitingTime,
  LANGUAGE_CODES,
  STAFF_LANGUAGE_CODES,
  type StaffLanguageCode,
  type LanguageCode,
  type FieldErrorCode,
} from '@shop/contract';
import { LruCache } from '../lru-cache';

const FOLDER = path.resolve(__dirname, '../../locales');

type Translations = Record<string, unknown>;

const namespaces = new Map<string, Translations>();
for (const language of new Set<string>([...LANGUAGE_CODES, ...STAFF_LANGUAGE_CODES])) {
  for (const file of readdirSync(path.join(FOLDER, language))) {
    namespaces.set(
      `${language}/${path.basename(file, '.json')}`,
      JSON.parse(readFileSync(path.join(FOLDER, language, file), 'utf8')) as Translations,
    );
  }
}

/** The texts of a namespace in a language, in English where it has none. */
export function translations(language: string, namespace: string): Translations {
  return { ...namespaces.get(`${DEFAULT_LANGUAGE}/${namespace}`), ...namespaces.get(`${language}/${namespace}`) };
}

/** The text of an error code for the user. `waitSeconds` is how long to wait before the next attempt. */
export function errorText(language: string, code: FieldErrorCode, waitSeconds?: number): string {
  const text = namespaces.get(`${language}/errors`)?.[code] ?? namespaces.get(`${DEFAULT_LANGUAGE}/errors`)?.[code];
  if (typeof text !== 'string') return code;
  return text.includes('{wait}') ? text.replace('{wait}', formatWaitingTime(language, waitSeconds)) : text;
}

const MAX_HEADER_LENGTH = 500;
/** Headers whose language is remembered. */
const MAX_HEADERS = 500;

/** The language tags of an `Accept-Language` header in lower case, most preferred first. */
export function preferredLanguageTags(header: string | undefined): string[] {
  return (header ?? '')
    .slice(0, MAX_HEADER_LENGTH)
    .split(',')
    .map((part, position) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { tag, weight: weight === undefined ? 1 : Number(weight), position };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.position - b.position)
    .map(({ tag }) => tag);
}

/** By the part of the `Accept-Language` header that is read. */
const negotiated = new LruCache<string, LanguageCode>(MAX_HEADERS);

/** The supported language that fits an `Accept-Language` header best; English if none does. */
export function negotiateLanguage(header: string | undefined): LanguageCode {
  if (header === undefined) return DEFAULT_LANGUAGE;
  const key = header.slice(0, MAX_HEADER_LENGTH);
  const known = negotiated.get(key);
  if (known !== undefined) return known;
  const language = negotiate(key, LANGUAGE_CODES);
  negotiated.set(key, language);
  return language;
}

/** The same among the languages of the back office. */
export const negotiateStaffLanguage = (header: string | undefined): StaffLanguageCode =>
  negotiate(header, STAFF_LANGUAGE_CODES);

function negotiate<T extends string>(header: string | undefined, supported: readonly T[]): T | typeof DEFAULT_LANGUAGE {
  for (const tag of preferredLanguageTags(header)) {
    const language = supported.find((code) => code === tag.split('-')[0]);
    if (language) return language;
  }
  return DEFAULT_LANGUAGE;
}
