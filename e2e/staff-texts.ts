import path from 'node:path';
import { readText } from './texts';

const folder = path.join(__dirname, '../admin/src/locales');

/** A language of the back office: the name of its folder of texts, and of its locale. */
export interface StaffLanguage {
  folder: 'en' | 'zh' | 'ja';
  locale: string;
}

export type StaffText = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The texts of the back office in a language by the name of their file and their key, as `events.shipped.submit`. */
export function staffTexts({ folder: language }: StaffLanguage): StaffText {
  return (key, values = {}) => {
    const [file, ...names] = key.split('.');
    const text = readText(path.join(folder, language, `${file}.json`), names.join('.'));
    return text.replaceAll(/%\{(\w+)\}/g, (_, name: string) => String(values[name]));
  };
}
