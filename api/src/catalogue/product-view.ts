import { Ratio } from '@shop/money';
import type { Output, ProductCardView, ProductView } from '@shop/contract';
import type { AreaProductTariff, PriceTier, ProductTariff, UnitProductTariff } from '@shop/pricing';
import { pictureOf, picturesOf } from './picture-view';
import type { ProductRow, ProductText } from './rows';
import { inLanguage, type Shelf } from './shelf';

type Menu = Output<'Catalog/Categories'>;

export function menu({ categories, offered }: Shelf, language: string): Menu {
  return categories.map(({ slug, texts }) => ({
    slug,
    ...pick(inLanguage(texts, language, { name: slug, summary: '' })),
    products: offered
      .filter(({ category }) => category === slug)
      .map((product) => ({ slug: product.slug, name: textOf(product, language).name, uvInkjet: product.uv_inkjet })),
  }));
}

const pick = ({ name, summary }: { name: string; summary: string }) => ({ name, summary });

export function textOf({ sku, texts }: ProductRow, language: string): ProductText {
  return inLanguage<ProductText>(texts, language, { name: sku, summary: '', description: '', notes: [], uses: [] });
}

export function cardOf(product: ProductRow, language: string): ProductCardView {
  const { name, summary } = textOf(product, language);
  const { sku, category, slug, kind, uv_inkjet: uvInkjet, featured } = product;
  const lowest = Math.min(...tiersOf(product.tariff).map(({ fen }) => fen));
  return {
    ...{ sku, category, slug, name, summary, uvInkjet, kind, featured },
    image: pictureOf(product, 'setting', language),
    from: { money: { currency: 'CNY', amount: lowest }, per: kind === 'area' ? 'm2' : 'piece' },
  };
}

export function pageOf(shelf: Shelf, product: ProductRow, language: string): ProductView {
  const { sku, category, slug, kind, uv_inkjet: uvInkjet, tariff, properties, presentation } = product;
  const { name, summary, description, notes, uses } = textOf(product, language);
  const { form, scene, detail } = presentation;
  return {
    ...{ sku, category, slug, name, summary, description, notes, uses, uvInkjet, kind },
    limits: isArea(tariff) ? areaLimits(tariff) : { maxQuantity: Number(tariff.limits.maxQuantity), seams: false },
    variants: isArea(tariff) ? [] : variantsOf(product, tariff, language),
    artworkChoices: (['custom', 'blank', 'black'] as const).filter((choice) => (tariff.artworkFactor[choice] ?? null) !== null),
    finishes: finishesOf(shelf, tariff, language),
    properties,
    drawing: { form, scene, detail },
    weight: isArea(tariff) ? { gramsPerM2: Number(tariff.gramsPerM2) } : {},
    tiers: tiersOf(tariff),
    images: picturesOf(product, language),
    templates: [],
    rating: shelf.ratings.get(sku) ?? { average: null, total: 0 },
  };
}

const isArea = (tariff: ProductTariff): tariff is AreaProductTariff => tariff.pricing.kind === 'area';

function areaLimits({ limits, seamFenPerMetre }: AreaProductTariff): ProductView['limits'] {
  return {
    minMm: Number(limits.minMm),
    maxLongMm: Number(limits.maxLongMm),
    rollWidthMm: Number(limits.rollWidthMm),
    maxQuantity: Number(limits.maxQuantity),
    seams: (seamFenPerMetre ?? null) !== null,
  };
}

/** Sizes and names stand in the presentation; one that it lacks cannot be shown, and is left out. */
function variantsOf({ presentation }: ProductRow, { pricing }: UnitProductTariff, language: string): ProductView['variants'] {
  return Object.entries(pricing.variants).flatMap(([code, { grams }]) => {
    const shown = presentation.variants?.[code];
    if (!shown) return [];
    const { widthMm, lengthMm, name } = shown;
    return [{ code, name: inLanguage(name, language, code), widthMm, lengthMm, grams: Number(grams) }];
  });
}

function finishesOf({ finishNames }: Shelf, { finishes }: ProductTariff, language: string): ProductView['finishes'] {
  return Object.entries(finishes).map(([code, { fenPerMetre, fenPerGrommet, fenPerPiece, fenPerM2 }]) => ({
    code,
    name: inLanguage(finishNames.get(code) ?? {}, language, code),
    grommets: (fenPerGrommet ?? null) !== null,
    free: [fenPerMetre, fenPerGrommet, fenPerPiece, fenPerM2].every((price) => (price ?? null) === null),
  }));
}

/** Retail, in whole fen. */
function tiersOf(tariff: ProductTariff): ProductView['tiers'] {
  if (isArea(tariff)) return tariff.pricing.tiers.map(tierOf);
  return Object.entries(tariff.pricing.variants).flatMap(([variant, { tiers }]) => tiers.map((tier) => ({ variant, ...tierOf(tier) })));
}

const tierOf = ({ from, retail }: PriceTier) => ({ from: Number(from), fen: Number(Ratio.parse(retail).round()) });
