import { Injectable } from '@nestjs/common';
import type { Input, Output } from '@shop/contract';
import { Database } from '../../common/public';
import { Catalogue } from '../snapshot/catalogue.service';

const PAGE_SIZE = 20;

interface ReviewRow {
  rating: number;
  country: string;
  text: string;
  published_at: Date;
}

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
    const rows: ReviewRow[] = await this.database.reader.query(
      `select rating, country, text, published_at from review where sku = $1 and published_at is not null
       order by published_at desc, id limit $2 offset $3`,
      [sku, PAGE_SIZE, (page - 1) * PAGE_SIZE],
    );
    return {
      ...rating,
      items: rows.map(({ published_at, ...review }) => ({ ...review, date: published_at.toISOString() })),
    };
  }
}
