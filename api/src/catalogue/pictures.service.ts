import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { toSvg } from '@shop/drawing';
import { Refusal } from '../kernel/public';
import { Catalogue } from './catalogue.service';
import { draw } from './draw';
import { PICTURES, type PictureKind } from './picture-view';
import type { ProductRow } from './rows';

export interface Picture {
  svg: string;
  etag: string;
}

/** Draws a product's pictures, each once until the catalogue is read again. */
@Injectable()
export class Pictures {
  private readonly drawn = new WeakMap<ProductRow, Map<PictureKind, Picture>>();

  constructor(private readonly catalogue: Catalogue) {}

  /** By file name. Refuses `resource_not_found` for an unknown product or picture. */
  of(sku: string, file: string): Picture {
    const product = this.catalogue.shelf.bySku.get(sku);
    const kind = PICTURES.find((one) => file === `${one}.svg`);
    if (!product || !kind) throw new Refusal('resource_not_found');
    const pictures = this.drawn.get(product) ?? new Map<PictureKind, Picture>();
    this.drawn.set(product, pictures);
    const picture = pictures.get(kind) ?? finished(toSvg(draw(product, kind)));
    pictures.set(kind, picture);
    return picture;
  }
}

function finished(svg: string): Picture {
  return { svg, etag: `W/"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"` };
}
