import type { AdminProductView } from '@shop/contract';

export type ProductText = NonNullable<AdminProductView['texts']['en']>;

/** A product's text as its form holds it; notes and uses have one entry per line. */
export interface ProductTextValues extends Record<string, string> {
  name: string;
  summary: string;
  description: string;
  notes: string;
  uses: string;
}

export const NO_TEXT: ProductTextValues = { name: '', summary: '', description: '', notes: '', uses: '' };

export function toFormValues(text: ProductText | undefined): ProductTextValues {
  const { name = '', summary = '', description = '', notes = [], uses = [] } = text ?? {};
  return { name, summary, description, notes: notes.join('\n'), uses: uses.join('\n') };
}

/** Trims all texts and leaves out empty lines. */
export function toProductText({ name, summary, description, notes, uses }: ProductTextValues): ProductText {
  const toLines = (text: string) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  return {
    name: name.trim(),
    summary: summary.trim(),
    description: description.trim(),
    notes: toLines(notes),
    uses: toLines(uses),
  };
}
