import type { AdminPhotoView } from '@shop/contract';
import type { TextLanguage } from '../products/text-lines';

/** What a photograph shows, by language; English is there. */
export type Alt = AdminPhotoView['alt'];

/** As a form has it: empty where nothing is said. */
export type TypedAlt = Record<TextLanguage, string>;

export const NO_WORDS: TypedAlt = { en: '', ja: '', fr: '', es: '', de: '' };

/** Only the languages in which something is said. */
export function altOf({ en, ...others }: TypedAlt): Alt {
  const said = Object.entries(others).map(([language, text]) => [language, text.trim()] as const);
  return { en: en.trim(), ...Object.fromEntries(said.filter(([, text]) => text !== '')) };
}
