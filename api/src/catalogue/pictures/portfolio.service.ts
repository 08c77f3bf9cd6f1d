import { Injectable } from '@nestjs/common';
import type { Output } from '@shop/contract';
import { ApiError } from '../../common/public';
import { Catalogue } from '../snapshot/catalogue.service';
import type { ProductRow } from '../snapshot/catalogue-rows';
import { toPhotoView } from '../photos/photo-picture';
import { productPictures } from './picture-view';
import { localizedText } from '../products/product-view';

type ProductFilter = (product: ProductRow) => boolean;

const inCategory =
  (...slugs: string[]): ProductFilter =>
  ({ category }) =>
    slugs.includes(category);
const slugMatches =
  (category: string, pattern: RegExp): ProductFilter =>
  (product) =>
    product.category === category && pattern.test(product.slug);

const isWindowGraphic = slugMatches('sticker', /window|glass|static|one-way|frosted/);
const isPoster: ProductFilter = ({ slug }) => /poster|sign|board|\bpaper/.test(slug);

/** The products whose pictures each gallery shows, in the order of the portfolio. */
const GALLERIES: ReadonlyMap<string, ProductFilter> = new Map([
  ['vinyl-banner', (product: ProductRow) => inCategory('banner')(product) && !/mesh/.test(product.slug)],
  ['mesh-banner', slugMatches('banner', /mesh/)],
  ['vinyl-stickers', (product: ProductRow) => inCategory('sticker')(product) && !isWindowGraphic(product)],
  ['windows-graphics', isWindowGraphic],
  ['poster-signs', isPoster],
  ['flags', inCategory('flags')],
  ['exhibition', inCategory('exhibition')],
  ['backlits', inCategory('lightbox')],
  ['fabric-cloth', inCategory('fabric')],
  ['others', (product: ProductRow) => inCategory('uvinkjet', 'othermaterials')(product) && !isPoster(product)],
]);

export const GALLERY_NAMES: readonly string[] = [...GALLERIES.keys()];

export const isGallery = (name: string): boolean => GALLERIES.has(name);

/** Galleries of photos and product pictures. */
@Injectable()
export class Portfolio {
  constructor(private readonly catalogue: Catalogue) {}

  /**
   * The photos of a gallery, then the pictures of its products.
   * @param gallery undefined for all galleries
   * @throws ApiError `resource_not_found`
   */
  listPictures(gallery: string | undefined, language: string): Output<'Catalog/Portfolio'> {
    const filter = gallery === undefined ? () => true : GALLERIES.get(gallery);
    if (!filter) throw new ApiError('resource_not_found');
    const { offered, galleryPhotos } = this.catalogue.index;
    const photos = gallery === undefined ? [...galleryPhotos.values()].flat() : (galleryPhotos.get(gallery) ?? []);
    const products = offered
      .filter((product) => filter(product))
      .flatMap((product) => {
        const { category, slug } = product;
        const link = { category, slug, name: localizedText(product, language).name };
        return productPictures(product, language, ['setting', 'detail']).map((picture) => ({
          ...picture,
          product: link,
        }));
      });
    return [...photos.flatMap((photo) => toPhotoView(photo, language)), ...products];
  }
}
