import { Injectable } from '@nestjs/common';
import {
  BUY_FOR_ME,
  type Input,
  type ItemProductView,
  type ItemView,
  type OrderItemView,
  type Output,
  type PrintedProduct,
  type ProductView,
} from '@shop/contract';
import type { PriceList } from '@shop/pricing';
import { ApiError, LruCache } from '../../common/public';
import { CatalogueCache } from '../snapshot/catalogue-cache';
import { Tariffs } from '../../tariff/public';
import type { CatalogueIndex, CatalogueProduct } from '../snapshot/catalogue-index';
import { Catalogue } from '../snapshot/catalogue.service';
import { localize } from '../snapshot/localize';
import { thumbnailUrl } from '../photos/photo-picture';
import { drawnPicture } from '../pictures/picture-view';
import { toMenu, toPrintedProduct, toProductView, localizedText } from './product-view';
import type { CardTerms } from './product-card';
import { listProducts } from './product-list';
import { ChineseNames } from './chinese-names.service';
import { ProductSearch } from '../search/product-search.queries';
import { readSearchWords } from '../search/size-in-words';

export interface ProductLabel {
  sku: string;
  name: string;
  category: string;
  slug: string;
  drawing: ProductView['drawing'];
  /** URL of its picture. */
  image: string;
}

type ListInput = Input<'Catalog/Products'>;

/** What an item is called, in a language. */
export interface ItemNames {
  product: string;
  /** Null for a product that has no variants. */
  variant: string | null;
  finishes: string[];
}

/** Names of the variant and finishes of an item, as responses have them. */
type ConfigurationNames = Pick<OrderItemView, 'variantName' | 'finishNames'>;

export interface ItemConfiguration {
  model?: string;
  finishes: string[];
}

/** A result has at most all products: 8 bytes each. */
const MAX_SEARCHES = 1000;

/** The offered products in the reader's language, Chinese included for names that staff read, from the cached catalogue. */
@Injectable()
export class Products {
  /** The offered products that match the words of recent searches. */
  private readonly searches: CatalogueCache<Promise<readonly CatalogueProduct[]>>;

  constructor(
    private readonly catalogue: Catalogue,
    private readonly queries: ProductSearch,
    private readonly tariffs: Tariffs,
    private readonly chineseNames: ChineseNames,
  ) {
    this.searches = new CatalogueCache(catalogue, new LruCache(MAX_SEARCHES));
  }

  /** How lists show the product of a configured item; a product that is not in the catalogue has only its SKU. */
  itemProduct(sku: string, language: string): Omit<ItemProductView, 'available'> {
    const { name = sku, category = '', slug = '', image = '', drawing } = this.label(sku, language) ?? {};
    return { sku, name, category, slug, image, drawing: drawing ?? { form: '', scene: '', detail: '' } };
  }

  menu(language: string): Output<'Catalog/Categories'> {
    return toMenu(this.catalogue.index, language);
  }

  /** Whether a known product is no longer offered. */
  isWithdrawn(sku: string): boolean {
    return this.find(sku)?.withdrawn === true;
  }

  /** The offered products, without `q`. */
  list(input: ListInput, priceList: PriceList, language: string): Output<'Catalog/Products'> {
    return this.toPage(this.catalogue.index.offered, input, priceList, language);
  }

  /**
   * The offered products that match the words of `q` or their synonyms, with the size that `q` names. Only a search that
   * is not cached queries the database.
   */
  async search(input: ListInput, priceList: PriceList, language: string): Promise<Output<'Catalog/Products'>> {
    const { words, size } = readSearchWords(input.q ?? '', input.unit);
    const products = words === '' ? this.catalogue.index.offered : await this.findProducts(words);
    if (!size) return this.toPage(products, input, priceList, language);
    return { ...this.toPage(sizedFirst(products), input, priceList, language, size), size };
  }

  /**
   * A product by category and slug, or by sku.
   * @throws ApiError `resource_not_found`
   */
  page({ category, slug, sku }: Input<'Catalog/Product'>, priceList: PriceList, language: string): ProductView {
    const { index } = this.catalogue;
    const product = sku === undefined ? index.byPath.get(`${category}/${slug}`) : this.find(sku);
    if (!product || product.withdrawn) throw new ApiError('resource_not_found');
    return toProductView(index, product, priceList, language);
  }

  /** Products by sku as their pages show them, without unknown and withdrawn ones. */
  listBySku(skus: readonly string[], priceList: PriceList, language: string): ProductView[] {
    const products = [...new Set(skus)].flatMap((sku) => this.find(sku) ?? []);
    return products
      .filter(({ withdrawn }) => !withdrawn)
      .map((product) => toProductView(this.catalogue.index, product, priceList, language));
  }

  /**
   * The same for staff who work in Chinese: with names in Chinese, other texts in English.
   * @throws ApiError `resource_not_found`
   */
  chinesePage(input: Input<'Catalog/Product'>): ProductView {
    const page = this.page(input, 'retail', 'zh');
    return { ...page, name: this.chineseNames.product(page.sku, 'zh', page.name) };
  }

  /** A product as orders and carts show it, withdrawn ones included; null for an unknown sku. */
  label(sku: string, language: string): ProductLabel | null {
    const product = this.find(sku);
    if (!product) return null;
    const { category, slug, presentation, photos } = product;
    const { form, scene, detail } = presentation;
    return {
      sku,
      name: this.chineseNames.product(sku, language, localizedText(product, language).name),
      category,
      slug,
      drawing: { form, scene, detail },
      image:
        photos.map(thumbnailUrl).find((url) => url !== undefined) ?? drawnPicture(product, 'setting', language).url,
    };
  }

  /** The name of an item: that of its product, or the label of a buy-for-me item. */
  nameOf({ sku, label }: Pick<ItemView, 'sku' | 'label'>, language: string): string {
    return sku === BUY_FOR_ME ? (label ?? sku) : this.productName(sku, language);
  }

  /** The SKUs of the products, withdrawn ones too, that have a text in their name or SKU; names in a language or in English. */
  findSkus(text: string, language: string): string[] {
    const wanted = text.toLowerCase();
    return [...this.catalogue.index.bySku.keys()].filter((sku) =>
      [sku, this.productName(sku, language), this.productName(sku, 'en')].some((name) =>
        name.toLowerCase().includes(wanted),
      ),
    );
  }

  /** The name of a product; that of an unknown one is its SKU. */
  productName(sku: string, language: string): string {
    return this.label(sku, language)?.name ?? sku;
  }

  /** Names of the variant and finishes of an item, of withdrawn products too. */
  describeItem(
    { sku, variant, finishes }: Pick<ItemView, 'sku' | 'variant' | 'finishes'>,
    language: string,
  ): ItemConfiguration {
    const models = this.find(sku)?.presentation.variants;
    const finish = (code: string) =>
      localize(this.catalogue.index.finishes.get(code) ?? {}, language, { name: code, note: '' }).name;
    return {
      ...(variant !== undefined && { model: localize(models?.[variant]?.name ?? {}, language, variant) }),
      finishes: finishes.map(finish),
    };
  }

  /** The same in the form of responses. */
  configurationNames(item: Pick<ItemView, 'sku' | 'variant' | 'finishes'>, language: string): ConfigurationNames {
    const { model: variantName = null, finishes: finishNames } = this.describeItem(item, language);
    return { variantName, finishNames };
  }

  /** Names of an item, of its variant and of its finishes, of withdrawn products too. */
  itemNames(item: ItemView, language: string): ItemNames {
    const { model: variant = null, finishes } = this.describeItem(item, language);
    return { product: this.nameOf(item, language), variant, finishes };
  }

  /** How items of a product are printed and finished, of withdrawn products too; null for an unknown sku. */
  printed(sku: string): PrintedProduct | null {
    const product = this.find(sku);
    return product ? toPrintedProduct(this.catalogue.index, product) : null;
  }

  isOffered(sku: string): boolean {
    return this.find(sku)?.withdrawn === false;
  }

  /** Further requests for the same words wait for the same result. */
  private async findProducts(words: string): Promise<readonly CatalogueProduct[]> {
    const products = this.searches.find(words, (index) => this.queryProducts(words, index));
    try {
      return await products;
    } catch (error) {
      this.searches.drop(words, products);
      throw error;
    }
  }

  private async queryProducts(words: string, { synonyms, bySku }: CatalogueIndex): Promise<CatalogueProduct[]> {
    const skus = await this.queries.findSkus(synonyms.expand(words));
    return skus.flatMap((sku) => bySku.get(sku) ?? []).filter(({ withdrawn }) => !withdrawn);
  }

  private find(sku: string): CatalogueProduct | undefined {
    return this.catalogue.index.bySku.get(sku);
  }

  private toPage(
    products: readonly CatalogueProduct[],
    input: ListInput,
    priceList: PriceList,
    language: string,
    searched?: CardTerms['size'],
  ): Output<'Catalog/Products'> {
    const { currency, country, unit } = input;
    const terms: CardTerms = { priceList, ...this.offeredCurrency(currency), country, unit, size: searched };
    const source = { index: this.catalogue.index, tariff: this.tariffs.current(), products };
    return listProducts(source, input, terms, language);
  }

  private offeredCurrency(currency: string | undefined): Pick<CardTerms, 'currency'> {
    return currency !== undefined && this.tariffs.offersCurrency(currency) ? { currency } : {};
  }
}

/** Products sold by size before those sold by the piece, for a customer who names a size. */
function sizedFirst(products: readonly CatalogueProduct[]): CatalogueProduct[] {
  return [...products.filter(({ kind }) => kind === 'area'), ...products.filter(({ kind }) => kind === 'unit')];
}
