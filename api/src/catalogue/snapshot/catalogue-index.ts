import type { ProductTariff } from '@shop/pricing';
import type { Photo } from '../photos/photo-rows';
import { Synonyms } from '../search/synonyms';
import type { CatalogueRows, CategoryRow, FinishText, ProductRow } from './catalogue-rows';
import type { Translations } from './localize';

/** A product of the catalogue with its prices. */
export interface CatalogueProduct extends ProductRow {
  tariff: ProductTariff;
}

/** The prices of a product, as the tariff holds them. */
interface ProductPrices {
  tariff: ProductTariff;
  withdrawn: boolean;
}

/** The catalogue with the tariff's prices, indexed for reading. Never changed, only replaced. */
export interface CatalogueIndex {
  categories: readonly CategoryRow[];
  /** Products that can be ordered, in the order of the menu. */
  offered: readonly CatalogueProduct[];
  /** Withdrawn products too, because orders name them. */
  bySku: ReadonlyMap<string, CatalogueProduct>;
  /** Offered products by `category/slug`. */
  byPath: ReadonlyMap<string, CatalogueProduct>;
  finishes: ReadonlyMap<string, Translations<FinishText>>;
  printerTypes: ReadonlyMap<string, Translations<string>>;
  ratings: ReadonlyMap<string, Rating>;
  /** By id: those of products, withdrawn ones too, and of galleries. */
  photos: ReadonlyMap<string, Photo>;
  galleryPhotos: ReadonlyMap<string, readonly Photo[]>;
  synonyms: Synonyms;
}

export interface Rating {
  /** To one decimal place. */
  average: number;
  total: number;
}

export function buildCatalogueIndex(rows: CatalogueRows, prices: ReadonlyMap<string, ProductPrices>): CatalogueIndex {
  const products = joinPrices(rows.products, prices);
  const offered = products.filter(({ withdrawn }) => !withdrawn);
  return {
    categories: rows.categories.map((category) => ({ ...category, texts: withChinese(category) })),
    offered,
    bySku: new Map(products.map((product) => [product.sku, product])),
    byPath: new Map(offered.map((product) => [`${product.category}/${product.slug}`, product])),
    finishes: new Map(rows.finishes.map((row) => [row.finish, withChinese(row)])),
    printerTypes: new Map(
      rows.printerTypes.map(({ printer_type, chinese_name: zh, texts }) => [
        printer_type,
        zh ? { ...texts, zh } : texts,
      ]),
    ),
    ratings: new Map(
      rows.ratings.map(({ sku, average, total }) => [
        sku,
        { average: Math.round(Number(average) * 10) / 10, total: Number(total) },
      ]),
    ),
    photos: new Map([...products, ...rows.galleries].flatMap(({ photos }) => photos.map((photo) => [photo.id, photo]))),
    synonyms: new Synonyms(rows.synonyms.map(({ terms }) => terms)),
    galleryPhotos: new Map(rows.galleries.map(({ gallery, photos }) => [gallery, photos])),
  };
}

/** Texts with the name in Chinese, a language of staff only; what else they say is in English there. */
function withChinese<T extends { name: string }>({
  texts,
  chinese_name: name,
}: {
  texts: Translations<T>;
  chinese_name: string;
}): Translations<T> {
  const { en } = texts;
  return en && name ? { ...texts, zh: { ...en, name } } : texts;
}

/**
 * Products with their prices. The catalogue and the tariff are loaded separately, so one may be a moment ahead of the other:
 * a product is known only when both have it, and offered only when neither has withdrawn it.
 */
export function joinPrices(
  products: readonly ProductRow[],
  prices: ReadonlyMap<string, ProductPrices>,
): CatalogueProduct[] {
  return products.flatMap((product) => {
    const price = prices.get(product.sku);
    return price ? [{ ...product, tariff: price.tariff, withdrawn: product.withdrawn || price.withdrawn }] : [];
  });
}
