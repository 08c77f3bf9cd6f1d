import { LANGUAGE_CODES, type AdminPhotoView, type LanguageCode } from '@shop/contract';

/** What a photo shows, by language; English is always present. */
export type AltText = AdminPhotoView['alt'];

/** The alternative text as its form holds it: empty for languages without a text. */
export type AltTextValues = Record<LanguageCode, string>;

export const NO_ALT_TEXT = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, ''])) as AltTextValues;

/** Leaves out the languages without a text. */
export function toAltText({ en, ...others }: AltTextValues): AltText {
  const texts = Object.entries(others).map(([language, text]) => [language, text.trim()] as const);
  return { en: en.trim(), ...Object.fromEntries(texts.filter(([, text]) => text !== '')) };
}
