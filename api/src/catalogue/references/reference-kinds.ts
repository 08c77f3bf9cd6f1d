/** What products refer to by a code. */
export type ReferenceKind = 'category' | 'printer-type' | 'finish';

interface ReferenceTables {
  table: string;
  /** The column of the code in `table`. */
  code: string;
  textTable: string;
  /** The column of the code in `textTable`. */
  textCode: string;
  textColumns: readonly string[];
  /** Whether a product `p` has the reference `r`. */
  usedBy: string;
  /** What it is sorted by, unless by its name. */
  position?: string;
}

export const REFERENCE_TABLES: Readonly<Record<ReferenceKind, ReferenceTables>> = {
  category: {
    ...{ table: 'category', code: 'slug', textTable: 'category_text', textCode: 'category' },
    ...{ textColumns: ['name', 'summary'], usedBy: 'p.category = r.slug', position: 'r.position' },
  },
  'printer-type': {
    ...{ table: 'printer_type', code: 'code', textTable: 'printer_type_text', textCode: 'printer_type' },
    ...{ textColumns: ['name'], usedBy: `p.properties ->> 'printerType' = r.code` },
  },
  finish: {
    ...{ table: 'finish', code: 'code', textTable: 'finish_text', textCode: 'finish' },
    ...{ textColumns: ['name', 'note'], usedBy: `p.tariff -> 'finishes' ? r.code` },
  },
};

/**
 * SQL of the name that a reader sees: in the language, else in English, else in any language.
 * @param alias of the table of the kind
 * @param language the number of the parameter with the language; only staff read Chinese
 */
export function referenceName(kind: ReferenceKind, alias: string, language: number): string {
  const { code, textTable, textCode } = REFERENCE_TABLES[kind];
  return `coalesce(case when $${language} = 'zh' then nullif(${alias}.chinese_name, '') end,
    (select t.name from ${textTable} t where t.${textCode} = ${alias}.${code}
      order by t.language = $${language} desc, t.language = 'en' desc, t.language limit 1), ${alias}.${code})`;
}
