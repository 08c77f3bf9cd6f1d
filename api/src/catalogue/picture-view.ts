import type { PictureView } from '@shop/contract';
import { words } from '../kernel/public';
import { photoPicture } from './photos/photo-picture';
import type { ProductRow } from './rows';
import { inLanguage } from './shelf';

export const PICTURES = ['setting', 'detail', 'sheet'] as const;
export type PictureKind = (typeof PICTURES)[number];

/** Its photographs, then what is drawn of it. */
export function picturesOf(
  product: ProductRow,
  language: string,
  drawn: readonly PictureKind[] = PICTURES,
): PictureView[] {
  return [...photosOf(product, language), ...drawn.map((kind) => pictureOf(product, kind, language))];
}

/** Its first photograph, or else its setting. */
export function coverOf(product: ProductRow, language: string): PictureView {
  return photosOf(product, language)[0] ?? pictureOf(product, 'setting', language);
}

function photosOf({ photos }: ProductRow, language: string): PictureView[] {
  return photos.flatMap((photo) => photoPicture(photo, language));
}

/** A drawn picture's address, and what it shows in words. */
export function pictureOf({ sku, texts }: ProductRow, kind: PictureKind, language: string): PictureView {
  const name = inLanguage<{ name: string }>(texts, language, { name: sku }).name;
  const alt = String(words(language, 'catalogue')[`picture.${kind}`] ?? '{name}').replace('{name}', () => name);
  return { kind, url: `/pictures/${encodeURIComponent(sku)}/${kind}.svg`, alt };
}
