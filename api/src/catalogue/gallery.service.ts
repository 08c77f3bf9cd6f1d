import { Injectable } from '@nestjs/common';
import type { Output } from '@shop/contract';
import { Refusal } from '../kernel/public';
import { Catalogue } from './catalogue.service';
import { photoPicture } from './photos/photo-picture';
import { picturesOf } from './picture-view';
import { textOf } from './product-view';
import type { ProductRow } from './rows';

type Shows = (product: ProductRow) => boolean;

const inCategory =
  (...slugs: string[]): Shows =>
  ({ category }) =>
    slugs.includes(category);
const named =
  (category: string, pattern: RegExp): Shows =>
  (product) =>
    product.category === category && pattern.test(product.slug);

const windows = named('sticker', /window|glass|static|one-way|frosted/);
const posters: Shows = ({ slug }) => /poster|sign|board|\bpaper/.test(slug);

/** Which products' pictures hang in each of the portfolio's galleries. */
const GALLERIES: ReadonlyMap<string, Shows> = new Map([
  ['vinyl-banner', (product: ProductRow) => inCategory('banner')(product) && !/mesh/.test(product.slug)],
  ['mesh-banner', named('banner', /mesh/)],
  ['vinyl-stickers', (product: ProductRow) => inCategory('sticker')(product) && !windows(product)],
  ['windows-graphics', windows],
  ['poster-signs', posters],
  ['flags', inCategory('flags')],
  ['exhibition', inCategory('exhibition')],
  ['backlits', inCategory('lightbox')],
  ['fabric-cloth', inCategory('fabric')],
  ['others', (product: ProductRow) => inCategory('uvinkjet', 'othermaterials')(product) && !posters(product)],
]);

/** In the order of the portfolio. */
export const GALLERY_NAMES: readonly string[] = [...GALLERIES.keys()];

export const isGallery = (name: string): boolean => GALLERIES.has(name);

@Injectable()
export class Gallery {
  constructor(private readonly catalogue: Catalogue) {}

  /**
   * A gallery's own photographs, then its products: photographed, in their settings and close up; of all galleries without
   * a name. Refuses `resource_not_found`.
   */
  pictures(gallery: string | undefined, language: string): Output<'Catalog/Portfolio'> {
    const shows = gallery === undefined ? () => true : GALLERIES.get(gallery);
    if (!shows) throw new Refusal('resource_not_found');
    const { offered, galleryPhotos } = this.catalogue.shelf;
    const own = gallery === undefined ? [...galleryPhotos.values()].flat() : (galleryPhotos.get(gallery) ?? []);
    const products = offered
      .filter((product) => shows(product))
      .flatMap((product) => {
        const { category, slug } = product;
        const shown = { category, slug, name: textOf(product, language).name };
        return picturesOf(product, language, ['setting', 'detail']).map((picture) => ({ ...picture, product: shown }));
      });
    return [...own.flatMap((photo) => photoPicture(photo, language)), ...products];
  }
}
