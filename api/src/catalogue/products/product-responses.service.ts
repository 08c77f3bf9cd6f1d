import { Injectable } from '@nestjs/common';
import type { Input, Output } from '@shop/contract';
import type { PriceList } from '@shop/pricing';
import { LruCache, SharedBody } from '../../common/public';
import { CatalogueCache } from '../snapshot/catalogue-cache';
import { Catalogue } from '../snapshot/catalogue.service';
import { Products } from './products.service';

const MAX_RESPONSES = 1000;
const MAX_BYTES = 16 * 1024 * 1024;

/** The responses of the public catalogue as they are sent, kept for each language until the catalogue or a price changes. */
@Injectable()
export class ProductResponses {
  private readonly bodies: CatalogueCache<SharedBody>;

  constructor(
    private readonly products: Products,
    catalogue: Catalogue,
  ) {
    const weighing = { maxWeight: MAX_BYTES, weigh: ({ weight }: SharedBody) => weight };
    this.bodies = new CatalogueCache(catalogue, new LruCache(MAX_RESPONSES, weighing));
  }

  menu(language: string): SharedBody {
    return this.find<'Catalog/Categories'>(['menu', language], () => this.products.menu(language));
  }

  /** A search is not kept as a whole, because everyone searches for something else; `Products` keeps its result. */
  async list(
    input: Input<'Catalog/Products'>,
    priceList: PriceList,
    language: string,
  ): Promise<SharedBody | Output<'Catalog/Products'>> {
    const { q = '', ...list } = input;
    if (q.trim() !== '') return this.products.search(input, priceList, language);
    const key = ['list', language, priceList, Object.entries(list).toSorted()];
    return this.find<'Catalog/Products'>(key, () => this.products.list(input, priceList, language));
  }

  /** @throws ApiError `resource_not_found` */
  page(input: Input<'Catalog/Product'>, priceList: PriceList, language: string): SharedBody {
    const { category, slug, sku } = input;
    const key = ['page', language, priceList, category, slug, sku];
    return this.find<'Catalog/Product'>(key, () => this.products.page(input, priceList, language));
  }

  /** Not kept, because staff rename products for customs without a change of the catalogue. */
  chinesePage(input: Input<'Catalog/Product'>): Output<'Catalog/Product'> {
    return this.products.chinesePage(input);
  }

  /** Not kept, because nearly every cart and order has other products. */
  listBySku(skus: readonly string[], priceList: PriceList, language: string): Output<'Catalog/ProductsBySku'> {
    return this.products.listBySku(skus, priceList, language);
  }

  private find<N extends 'Catalog/Categories' | 'Catalog/Products' | 'Catalog/Product'>(
    key: readonly unknown[],
    build: () => Output<N>,
  ): SharedBody {
    return this.bodies.find(JSON.stringify(key), () => SharedBody.json({ data: build() }));
  }
}
