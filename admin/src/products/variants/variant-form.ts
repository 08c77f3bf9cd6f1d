import { type AdminProductView, type Input, LANGUAGE_CODES } from '@shop/contract';

type Definition = Omit<Input<'admin/product-variant'>, 'revision'>;

/** What the form of a variant holds; the sizes are null until they are entered. */
export interface VariantDefinitionValues extends Record<string, unknown> {
  /** Only of a new variant. */
  code?: string | null;
  /** By language, and in Chinese for staff; empty where there is none. */
  names: Record<string, string | null>;
  widthMm: number | null;
  heightMm: number | null;
  depthMm: number | null;
  print: { widthMm: number | null; heightMm: number | null };
}

export function toVariantValues(variant?: AdminProductView['variants'][number]): VariantDefinitionValues {
  const names: Partial<Record<string, string>> = variant?.names ?? {};
  return {
    names: Object.fromEntries([...LANGUAGE_CODES, 'zh'].map((code) => [code, names[code] ?? ''])),
    widthMm: variant?.widthMm ?? null,
    heightMm: variant?.heightMm ?? null,
    depthMm: variant?.depthMm ?? null,
    print: { widthMm: variant?.print.widthMm ?? null, heightMm: variant?.print.heightMm ?? null },
  };
}

/** Names without surrounding spaces, in the languages that have one. */
export function toVariantDefinition({ names, widthMm, heightMm, depthMm, print }: VariantDefinitionValues): Definition {
  const trimmed = Object.entries(names).map(([code, name]) => [code, (name ?? '').trim()] as const);
  return {
    names: Object.fromEntries(trimmed.filter(([, name]) => name !== '')),
    ...{ widthMm, heightMm, depthMm, print },
  } as Definition;
}
