import type { AdminCategoryView, AdminReferenceRowView, LanguageCode } from '@shop/contract';

/** What products refer to, each with pages of its own. */
export type ReferenceResource = 'categories' | 'printer-types' | 'finishes';

/** A row of a list; only categories have a position. */
export type ReferenceRow = AdminReferenceRowView & { position?: number };

/** The text that a reference has beside its name. */
export const DETAIL = { categories: 'summary', 'printer-types': null, finishes: 'note' } as const;

/** Its name, and its detail if it has one. */
export type ReferenceText = { name: string } & Record<string, string>;

/** A reference with all texts. */
export interface Reference extends ReferenceRow, Pick<AdminCategoryView, 'revision' | 'chineseName'> {
  texts: { [language in LanguageCode]?: ReferenceText };
}

export interface ReferenceEdit {
  texts?: Reference['texts'];
  chineseName?: string;
  position?: number;
  withdrawn?: boolean;
}

/** A form's text without surrounding spaces. */
export function toReferenceText(resource: ReferenceResource, values: Record<string, string | null>): ReferenceText {
  const detail = DETAIL[resource];
  return { name: (values.name ?? '').trim(), ...(detail && { [detail]: (values[detail] ?? '').trim() }) };
}

/** What the form of a text holds. */
export function toTextValues(resource: ReferenceResource, text?: ReferenceText): Record<string, string> {
  const detail = DETAIL[resource];
  return { name: text?.name ?? '', ...(detail && { [detail]: text?.[detail] ?? '' }) };
}
