import { LANGUAGE_CODES } from '@shop/contract';
import type { Translations } from '../snapshot/localize';
import { normalizeNumber } from './cell-values';
import type { SheetName } from './columns';
import type { Row } from './row';
import type { SpreadsheetSource } from './spreadsheet-source';
import { synonymRows } from './synonym-rows';

type ReferenceSheet =
  'categories' | 'finish_names' | 'printer_types' | 'currencies' | 'shipping_methods' | 'search_synonyms';

/** The rows of what products, prices and searches refer to. */
export function referenceRows(source: SpreadsheetSource): Record<ReferenceSheet & SheetName, Row[]> {
  const { categories, finishes, printerTypes, tariff } = source;
  return {
    categories: categories.flatMap(({ slug: category, texts, chinese_name }) => [
      ...inLanguages(texts, (language, { name, summary }) => ({ category, language, name, summary: summary || null })),
      ...inChinese(chinese_name, { category }, { summary: null }),
    ]),
    finish_names: finishes.flatMap(({ finish, texts, chinese_name }) => [
      ...inLanguages(texts, (language, { name, note }) => ({ finish, language, name, note: note || null })),
      ...inChinese(chinese_name, { finish }, { note: null }),
    ]),
    printer_types: printerTypes.flatMap(({ printer_type, texts, chinese_name }) => [
      ...inLanguages(texts, (language, name) => ({ printer_type, language, name })),
      ...inChinese(chinese_name, { printer_type }),
    ]),
    currencies: tariff.currencies.map(({ code, digits }) => {
      const rate = tariff.rates.find(({ currency }) => currency === code);
      return { currency: code, digits, per_cny: rate ? normalizeNumber(rate.per_cny) : null };
    }),
    shipping_methods: tariff.methods.map(({ method, major_days, other_days }) => {
      const [major_first = null, major_last = null] = daysOf(major_days);
      const [other_first = null, other_last = null] = daysOf(other_days);
      return { method: String(method), major_first, major_last, other_first, other_last };
    }),
    search_synonyms: synonymRows(source.synonyms),
  };
}

/** The row of a Chinese name, which only staff read; none without a name. */
export function inChinese(name: string, key: Row, detail: Row = {}): Row[] {
  return name === '' ? [] : [{ ...key, language: 'zh', name, ...detail }];
}

/** One row per language that has a text, in the order of the languages. */
export function inLanguages<T>(texts: Translations<T>, toRow: (language: string, text: T) => Row): Row[] {
  return LANGUAGE_CODES.flatMap((language) => {
    const text = texts[language];
    return text === undefined ? [] : [toRow(language, text)];
  });
}

/** `[3,8)` → 3 and 7. */
function daysOf(range: string): number[] {
  const [, first, end] = /^\[(\d+),(\d+)\)$/.exec(range) ?? [];
  return first === undefined || end === undefined ? [] : [Number(first), Number(end) - 1];
}
