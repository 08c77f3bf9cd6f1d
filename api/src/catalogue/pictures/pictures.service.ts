import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { toSvg } from '@shop/drawing';
import { ApiError, pictureLibrary } from '../../common/public';
import { Catalogue } from '../snapshot/catalogue.service';
import type { CatalogueProduct } from '../snapshot/catalogue-index';
import { drawPicture } from './draw-picture';
import { PICTURE_KINDS, type PictureKind } from './picture-view';

export interface Picture<Content = string> {
  content: Content;
  etag: string;
}

/** The width that link previews of social networks show without scaling, in pixels. */
const PREVIEW_WIDTH_PX = 1_200;

/** Draws product pictures; each is cached until the catalogue or tariff changes. */
@Injectable()
export class PictureRenderer {
  private readonly drawn = new WeakMap<CatalogueProduct, Map<PictureKind, Picture>>();
  private readonly previews = new WeakMap<CatalogueProduct, Promise<Picture<Buffer>>>();

  constructor(private readonly catalogue: Catalogue) {}

  /**
   * @param file such as `setting.svg`
   * @throws ApiError `resource_not_found` for an unknown product or picture
   */
  render(sku: string, file: string): Picture {
    const product = this.findProduct(sku);
    const kind = PICTURE_KINDS.find((one) => file === `${one}.svg`);
    if (!kind) throw new ApiError('resource_not_found');
    return this.draw(product, kind);
  }

  /**
   * The drawing of the product's setting as a PNG, which social networks show for a link to the product.
   * @throws ApiError `resource_not_found` for an unknown product
   */
  renderPreview(sku: string): Promise<Picture<Buffer>> {
    const product = this.findProduct(sku);
    const preview = this.previews.get(product) ?? toPng(this.draw(product, 'setting'));
    this.previews.set(product, preview);
    // A failed attempt is repeated by the next request.
    preview.catch(() => this.previews.delete(product));
    return preview;
  }

  private findProduct(sku: string): CatalogueProduct {
    const product = this.catalogue.index.bySku.get(sku);
    if (!product) throw new ApiError('resource_not_found');
    return product;
  }

  private draw(product: CatalogueProduct, kind: PictureKind): Picture {
    const pictures = this.drawn.get(product) ?? new Map<PictureKind, Picture>();
    this.drawn.set(product, pictures);
    const picture = pictures.get(kind) ?? withEtag(toSvg(drawPicture(product, kind)));
    pictures.set(kind, picture);
    return picture;
  }
}

async function toPng({ content }: Picture): Promise<Picture<Buffer>> {
  const image = pictureLibrary()(Buffer.from(content)).resize({ width: PREVIEW_WIDTH_PX });
  return withEtag(await image.flatten({ background: '#fff' }).png({ palette: true }).toBuffer());
}

function withEtag<Content extends string | Buffer>(content: Content): Picture<Content> {
  return { content, etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"` };
}
