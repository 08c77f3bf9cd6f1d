import type { AdminProductView } from '@shop/contract';

export const LANGUAGES = ['en', 'ja', 'fr', 'es', 'de'] as const;
export type TextLanguage = (typeof LANGUAGES)[number];
export type ProductText = NonNullable<AdminProductView['texts']['en']>;

/** A text as its form has it: lists a line each. */
export interface TypedText extends Record<string, string> {
  name: string;
  summary: string;
  description: string;
  notes: string;
  uses: string;
}

export function typedOf(text: ProductText | undefined): TypedText {
  const { name = '', summary = '', description = '', notes = [], uses = [] } = text ?? {};
  return { name, summary, description, notes: notes.join('\n'), uses: uses.join('\n') };
}

/** Empty lines are none. */
export function textOf({ name, summary, description, notes, uses }: TypedText): ProductText {
  const lines = (text: string) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  return {
    name: name.trim(),
    summary: summary.trim(),
    description: description.trim(),
    notes: lines(notes),
    uses: lines(uses),
  };
}
