import { Injectable } from '@nestjs/common';
import { BUY_FOR_ME, type Input, type ItemView, type Output, type ProductView } from '@shop/contract';
import { Refusal } from '../kernel/public';
import { Catalogue } from './catalogue.service';
import { thumbnailOf } from './photos/photo-picture';
import { pictureOf } from './picture-view';
import { cardOf, menu, pageOf, textOf } from './product-view';
import type { ProductRow } from './rows';
import { Search } from './search.queries';
import { inLanguage } from './shelf';

export interface ProductLabel {
  sku: string;
  name: string;
  category: string;
  slug: string;
  drawing: ProductView['drawing'];
  /** The address of its picture. */
  image: string;
}

export interface Configured {
  model?: string;
  finishes: string[];
}

const PAGE_SIZE = 20;

/** What is sold, in the reader's language, from memory. */
@Injectable()
export class Products {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly search: Search,
  ) {}

  menu(language: string): Output<'Catalog/Categories'> {
    return menu(this.catalogue.shelf, language);
  }

  /** Known, and not made any more. */
  withdrawn(sku: string): boolean {
    return this.find(sku)?.withdrawn === true;
  }

  /** From memory, but for a question, which the database is asked. */
  async list(
    { category, q, featured, page = 1, size = PAGE_SIZE }: Input<'Catalog/Products'>,
    language: string,
  ): Promise<Output<'Catalog/Products'>> {
    const all = (await this.about(q))
      .filter((product) => category === undefined || product.category === category)
      .filter((product) => featured === undefined || product.featured === featured);
    return {
      total: all.length,
      items: all.slice((page - 1) * size, page * size).map((product) => cardOf(product, language)),
    };
  }

  /** By category and slug, or by sku. Refuses `resource_not_found`. */
  page({ category, slug, sku }: Input<'Catalog/Product'>, language: string): ProductView {
    const { shelf } = this.catalogue;
    const product = sku === undefined ? shelf.byPath.get(`${category}/${slug}`) : this.find(sku);
    if (!product || product.withdrawn) throw new Refusal('resource_not_found');
    return pageOf(shelf, product, language);
  }

  /** How orders and carts name a product, withdrawn ones too; null for one that never was. */
  label(sku: string, language: string): ProductLabel | null {
    const product = this.find(sku);
    if (!product) return null;
    const { category, slug, presentation, photos } = product;
    const { form, scene, detail } = presentation;
    return {
      sku,
      name: textOf(product, language).name,
      category,
      slug,
      drawing: { form, scene, detail },
      image: photos.map(thumbnailOf).find((url) => url !== undefined) ?? pictureOf(product, 'setting', language).url,
    };
  }

  /** What people read for an item: its product's name, or what was bought for somebody. */
  nameOf({ sku, label }: Pick<ItemView, 'sku' | 'label'>, language: string): string {
    return (sku === BUY_FOR_ME ? label : this.label(sku, language)?.name) ?? sku;
  }

  /** What people read for how an item is configured, of withdrawn products too: its model, its finishes. */
  configured({ sku, variant, finishes }: Pick<ItemView, 'sku' | 'variant' | 'finishes'>, language: string): Configured {
    const models = this.find(sku)?.presentation.variants;
    const finish = (code: string) =>
      inLanguage(this.catalogue.shelf.finishes.get(code) ?? {}, language, { name: code, note: '' }).name;
    return {
      ...(variant !== undefined && { model: inLanguage(models?.[variant]?.name ?? {}, language, variant) }),
      finishes: finishes.map(finish),
    };
  }

  offered(sku: string): boolean {
    return this.find(sku)?.withdrawn === false;
  }

  /** What is offered and answers the question, or all of it. */
  private async about(question = ''): Promise<readonly ProductRow[]> {
    const { shelf } = this.catalogue;
    if (question.trim() === '') return shelf.offered;
    const skus = await this.search.found(question);
    return skus.flatMap((sku) => shelf.bySku.get(sku) ?? []).filter(({ withdrawn }) => !withdrawn);
  }

  private find(sku: string): ProductRow | undefined {
    return this.catalogue.shelf.bySku.get(sku);
  }
}
