import type { LanguageCode } from '@shop/contract';

/** One entry per language: every text of the starter catalogue exists in all of them. */
export type Translated<T> = Readonly<Record<LanguageCode, T>>;
