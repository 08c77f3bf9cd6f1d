import { Ratio } from '@shop/money';
import { DEFAULT_LANGUAGE, type Output, type PrintedProduct, type ProductView } from '@shop/contract';
import type { AreaProductTariff, PriceList, PriceTier, ProductTariff } from '@shop/pricing';
import { productPictures } from '../pictures/picture-view';
import type { CatalogueIndex, CatalogueProduct } from '../snapshot/catalogue-index';
import type { ProductRow, ProductText } from '../snapshot/catalogue-rows';
import { localize } from '../snapshot/localize';
import { toDefaultSizes } from './default-sizes';
import { listTemplateFiles, toTemplateView } from '../templates/template-files';

type Menu = Output<'Catalog/Categories'>;

export function toMenu({ categories, offered }: CatalogueIndex, language: string): Menu {
  const shown = categories.filter(({ withdrawn }) => !withdrawn);
  return shown.map(({ slug, texts }) => {
    const { name, summary } = localize(texts, language, { name: slug, summary: '' });
    const products = offered.filter(({ category }) => category === slug);
    return {
      slug,
      name,
      summary,
      products: products.map((product) => ({
        slug: product.slug,
        name: localizedText(product, language).name,
        uvInkjet: product.uv_inkjet,
      })),
    };
  });
}

export function localizedText({ sku, texts }: ProductRow, language: string): ProductText {
  return localize<ProductText>(texts, language, { name: sku, summary: '', description: '', notes: [], uses: [] });
}

export function toPrintedProduct(index: CatalogueIndex, product: CatalogueProduct): PrintedProduct {
  const { kind, tariff } = product;
  return {
    kind,
    limits: toLimits(tariff),
    variants: toVariants(product, DEFAULT_LANGUAGE),
    finishes: toFinishes(index, tariff, DEFAULT_LANGUAGE),
  };
}

export function toProductView(
  index: CatalogueIndex,
  product: CatalogueProduct,
  priceList: PriceList,
  language: string,
): ProductView {
  const { sku, category, slug, kind, uv_inkjet: uvInkjet, tariff, presentation } = product;
  const { name, summary, description, notes, uses } = localizedText(product, language);
  const { form, scene, detail } = presentation;
  return {
    ...{ sku, category, slug, name, summary, description, uvInkjet, kind },
    notes: [...notes],
    uses: [...uses],
    limits: toLimits(tariff),
    variants: toVariants(product, language),
    artworkChoices: toArtworkChoices(tariff),
    finishes: toFinishes(index, tariff, language),
    finishRules: toFinishRules(tariff),
    properties: toProperties(index, product, language),
    drawing: { form, scene, detail },
    weight: isArea(tariff) ? { gramsPerM2: Number(tariff.gramsPerM2) } : {},
    tiers: toTiers(tariff, priceList),
    images: productPictures(product, language),
    templates: listTemplateFiles(product).map((file) => toTemplateView(file, language)),
    rating: toRating(index, sku),
    facets: toFacets(product),
    defaultSizes: isArea(tariff) ? toDefaultSizes(product.default_size, toLimits(tariff)) : [],
  };
}

function toProperties(
  { printerTypes }: CatalogueIndex,
  { properties }: ProductRow,
  language: string,
): ProductView['properties'] {
  const { printerType, resolution, waterproof, uvResistant } = properties;
  const printer = localize(printerTypes.get(printerType) ?? {}, language, printerType);
  return { printerType: printer, resolution: `${resolution} dpi`, waterproof, uvResistant };
}

const isArea = (tariff: ProductTariff): tariff is AreaProductTariff => tariff.pricing.kind === 'area';

export function toLimits(tariff: ProductTariff): ProductView['limits'] {
  return isArea(tariff) ? toAreaLimits(tariff) : { maxQuantity: Number(tariff.limits.maxQuantity), seams: false };
}

function toAreaLimits({ limits, seamFenPerMetre }: AreaProductTariff): ProductView['limits'] {
  return {
    minMm: Number(limits.minMm),
    maxLongMm: Number(limits.maxLongMm),
    rollWidthMm: Number(limits.rollWidthMm),
    maxQuantity: Number(limits.maxQuantity),
    seams: !isAbsent(seamFenPerMetre),
  };
}

/** Variants without a name and size in the presentation cannot be shown and are left out. */
export function toVariants(
  { presentation, tariff: { pricing } }: CatalogueProduct,
  language: string,
): ProductView['variants'] {
  if (pricing.kind === 'area') return [];
  return Object.entries(pricing.variants).flatMap(([code, { grams }]) => {
    const shown = presentation.variants?.[code];
    if (!shown) return [];
    const { name, widthMm, heightMm, depthMm, print } = shown;
    const size = { widthMm, lengthMm: heightMm, depthMm, print: { widthMm: print.widthMm, lengthMm: print.heightMm } };
    return [{ code, name: localize(name, language, code), ...size, grams: Number(grams) }];
  });
}

export function toArtworkChoices({ artworkFactor }: ProductTariff): ProductView['artworkChoices'] {
  return (['custom', 'blank', 'black'] as const).filter((choice) => !isAbsent(artworkFactor[choice]));
}

export function toRating({ ratings }: CatalogueIndex, sku: string): ProductView['rating'] {
  return ratings.get(sku) ?? { average: null, total: 0 };
}

function toFacets({ facets: { uses, places, materials, fireRatings } }: ProductRow): ProductView['facets'] {
  return { uses: [...uses], places: [...places], materials: [...materials], fireRatings: [...fireRatings] };
}

function toFinishes(index: CatalogueIndex, { finishes }: ProductTariff, language: string): ProductView['finishes'] {
  return Object.entries(finishes).map(([code, { fenPerMetre, fenPerGrommet, fenPerPiece, fenPerM2 }]) => {
    const { name, note } = localize(index.finishes.get(code) ?? {}, language, { name: code, note: '' });
    const free = [fenPerMetre, fenPerGrommet, fenPerPiece, fenPerM2].every(isAbsent);
    return { code, name, note, grommets: !isAbsent(fenPerGrommet), free };
  });
}

function toFinishRules({ finishRules }: ProductTariff): ProductView['finishRules'] {
  const { exclusive, oneOf, requires } = finishRules ?? {};
  const copy = (groups: readonly (readonly string[])[] | null | undefined) => (groups ?? []).map((group) => [...group]);
  const required = Object.entries(requires ?? {}).map(([code, needed]) => [code, [...(needed ?? [])]]);
  return { exclusive: copy(exclusive), oneOf: copy(oneOf), requires: Object.fromEntries(required) };
}

const isAbsent = (price: unknown): boolean => (price ?? null) === null;

/** The lowest prices of tariffs, which are never changed: every card of a list shows one. */
const lowestPrices = {
  retail: new WeakMap<ProductTariff, Ratio>(),
  reseller: new WeakMap<ProductTariff, Ratio>(),
} satisfies Record<PriceList, WeakMap<ProductTariff, Ratio>>;

/** The lowest price per m² or piece in fen. */
export function lowestPrice(tariff: ProductTariff, priceList: PriceList): Ratio {
  const known = lowestPrices[priceList].get(tariff);
  if (known) return known;
  const lowest = findLowestPrice(tariff, priceList);
  lowestPrices[priceList].set(tariff, lowest);
  return lowest;
}

function findLowestPrice({ pricing }: ProductTariff, priceList: PriceList): Ratio {
  const priced = pricing.kind === 'area' ? [pricing] : Object.values(pricing.variants);
  const prices = priced.flatMap(({ tiers }) => tiers.map((tier) => Ratio.parse(tier[priceList])));
  return prices.reduce((lowest, price) => (price.isBelow(lowest) ? price : lowest), prices[0] ?? Ratio.zero);
}

/** The tiers of a price list in whole fen. */
function toTiers(tariff: ProductTariff, priceList: PriceList): ProductView['tiers'] {
  const toTier = (tier: PriceTier) => ({ from: Number(tier.from), fen: Ratio.parse(tier[priceList]).round() });
  if (isArea(tariff)) return tariff.pricing.tiers.map(toTier);
  return Object.entries(tariff.pricing.variants).flatMap(([variant, { tiers }]) =>
    tiers.map((tier) => ({ variant, ...toTier(tier) })),
  );
}
