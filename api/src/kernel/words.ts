import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LanguageCode, ReasonCode } from '@shop/contract';

const FOLDER = path.resolve(__dirname, '../locales');

export const LANGUAGES = ['en', 'ja', 'fr', 'es', 'de'] as const satisfies readonly LanguageCode[];
const DEFAULT_LANGUAGE: LanguageCode = 'en';

type Sheet = Record<string, unknown>;

const sheets = new Map<string, Sheet>();
for (const language of LANGUAGES) {
  for (const file of readdirSync(path.join(FOLDER, language))) {
    sheets.set(
      `${language}/${path.basename(file, '.json')}`,
      JSON.parse(readFileSync(path.join(FOLDER, language, file), 'utf8')) as Sheet,
    );
  }
}

/** One sheet of words in a language; what it lacks is said in English. */
export function words(language: string, sheet: string): Sheet {
  return { ...sheets.get(`${DEFAULT_LANGUAGE}/${sheet}`), ...sheets.get(`${language}/${sheet}`) };
}

/** What a refusal says to its reader. */
export function refusalText(language: string, code: ReasonCode): string {
  const text = sheets.get(`${language}/refusals`)?.[code] ?? sheets.get(`${DEFAULT_LANGUAGE}/refusals`)?.[code];
  return typeof text === 'string' ? text : code;
}

/** The language tags of an `Accept-Language` header in lower case, the most wanted first. */
export function wantedTags(header: string | undefined): string[] {
  return (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part, place) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { tag, weight: weight === undefined ? 1 : Number(weight), place };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.place - b.place)
    .map(({ tag }) => tag);
}

/** The best of the shop's languages for an `Accept-Language` header; English where none fits. */
export function negotiate(header: string | undefined): LanguageCode {
  for (const tag of wantedTags(header)) {
    const known = LANGUAGES.find((one) => one === tag.split('-')[0]);
    if (known) return known;
  }
  return DEFAULT_LANGUAGE;
}
