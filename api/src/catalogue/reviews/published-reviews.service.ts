import { Injectable } from '@nestjs/common';
import type { Input, Output } from '@shop/contract';
import { Database } from '../../common/public';
import { Catalogue } from '../snapshot/catalogue.service';
import { listPublishedReviews } from './reviews.queries';

const PAGE_SIZE = 20;

/** The reviews shown on product pages. */
@Injectable()
export class PublishedReviews {
  constructor(
    private readonly database: Database,
    private readonly catalogue: Catalogue,
  ) {}

  /** Newest first. A product that is unknown or has no reviews has an empty page. */
  async page({ sku, page = 1 }: Input<'Catalog/Reviews'>): Promise<Output<'Catalog/Reviews'>> {
    const rating = this.catalogue.index.ratings.get(sku);
    if (!rating) return { average: null, total: 0, items: [] };
    const section = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
    return { ...rating, items: await listPublishedReviews(this.database.reader, sku, section) };
  }
}
