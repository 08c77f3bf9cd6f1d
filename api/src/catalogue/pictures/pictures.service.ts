import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { toSvg } from '@shop/drawing';
import { ApiError } from '../../common/public';
import { Catalogue } from '../snapshot/catalogue.service';
import type { CatalogueProduct } from '../snapshot/catalogue-index';
import { drawPicture } from './draw-picture';
import { PICTURE_KINDS, type PictureKind } from './picture-view';

export interface Picture {
  svg: string;
  etag: string;
}

/** Draws product pictures; each is cached until the catalogue or tariff changes. */
@Injectable()
export class PictureRenderer {
  private readonly drawn = new WeakMap<CatalogueProduct, Map<PictureKind, Picture>>();

  constructor(private readonly catalogue: Catalogue) {}

  /**
   * @param file such as `setting.svg`
   * @throws ApiError `resource_not_found` for an unknown product or picture
   */
  render(sku: string, file: string): Picture {
    const product = this.catalogue.index.bySku.get(sku);
    const kind = PICTURE_KINDS.find((one) => file === `${one}.svg`);
    if (!product || !kind) throw new ApiError('resource_not_found');
    const pictures = this.drawn.get(product) ?? new Map<PictureKind, Picture>();
    this.drawn.set(product, pictures);
    const picture = pictures.get(kind) ?? withEtag(toSvg(drawPicture(product, kind)));
    pictures.set(kind, picture);
    return picture;
  }
}

function withEtag(svg: string): Picture {
  return { svg, etag: `W/"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"` };
}
