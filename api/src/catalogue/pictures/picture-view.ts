import type { PictureView } from '@shop/contract';
import { translations } from '../../common/public';
import { toPhotoView } from '../photos/photo-picture';
import type { ProductRow } from '../snapshot/catalogue-rows';
import { localize } from '../snapshot/localize';

export const PICTURE_KINDS = ['setting', 'detail', 'sheet'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

/** The photos of a product, then its drawings. */
export function productPictures(
  product: ProductRow,
  language: string,
  drawings: readonly PictureKind[] = PICTURE_KINDS,
): PictureView[] {
  return [...photoViews(product, language), ...drawings.map((kind) => drawnPicture(product, kind, language))];
}

/** The first photo, else the drawing of its setting. */
export function coverPicture(product: ProductRow, language: string): PictureView {
  return photoViews(product, language)[0] ?? drawnPicture(product, 'setting', language);
}

function photoViews({ photos }: ProductRow, language: string): PictureView[] {
  return photos.flatMap((photo) => toPhotoView(photo, language));
}

/** A drawing with its URL and alternative text. */
export function drawnPicture({ sku, texts }: ProductRow, kind: PictureKind, language: string): PictureView {
  const name = localize<{ name: string }>(texts, language, { name: sku }).name;
  const alt = String(translations(language, 'catalogue')[`picture.${kind}`] ?? '{name}').replace('{name}', () => name);
  return { kind, url: `/pictures/${encodeURIComponent(sku)}/${kind}.svg`, alt };
}
