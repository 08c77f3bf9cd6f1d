import type { ProductView } from '@shop/contract';
import { words } from '../kernel/public';
import type { ProductRow } from './rows';
import { inLanguage } from './shelf';

type Picture = ProductView['images'][number];

export const PICTURES = ['setting', 'detail', 'sheet'] as const;
export type PictureKind = (typeof PICTURES)[number];

export function picturesOf(product: ProductRow, language: string): Picture[] {
  return PICTURES.map((kind) => pictureOf(product, kind, language));
}

/** A drawn picture's address, and what it shows in words. */
export function pictureOf({ sku, texts }: ProductRow, kind: PictureKind, language: string): Picture {
  const name = inLanguage<{ name: string }>(texts, language, { name: sku }).name;
  const alt = String(words(language, 'catalogue')[`picture.${kind}`] ?? '{name}').replace('{name}', () => name);
  return { kind, url: `/pictures/${encodeURIComponent(sku)}/${kind}.svg`, alt };
}
