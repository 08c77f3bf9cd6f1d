import { Ratio } from '@shop/money';
import type { Output, ProductCardView, ProductView } from '@shop/contract';
import type { AreaProductTariff, PriceTier, ProductTariff, UnitProductTariff } from '@shop/pricing';
import { coverOf, picturesOf } from './picture-view';
import type { ProductRow, ProductText } from './rows';
import { inLanguage, type Shelf } from './shelf';
import { templateFilesOf, templateView } from './templates/template-files';

type Menu = Output<'Catalog/Categories'>;

export function menu({ categories, offered }: Shelf, language: string): Menu {
  return categories.map(({ slug, texts }) => {
    const { name, summary } = inLanguage(texts, language, { name: slug, summary: '' });
    const products = offered.filter(({ category }) => category === slug);
    return {
      slug,
      name,
      summary,
      products: products.map((product) => ({
        slug: product.slug,
        name: textOf(product, language).name,
        uvInkjet: product.uv_inkjet,
      })),
    };
  });
}

export function textOf({ sku, texts }: ProductRow, language: string): ProductText {
  return inLanguage<ProductText>(texts, language, { name: sku, summary: '', description: '', notes: [], uses: [] });
}

export function cardOf(product: ProductRow, language: string): ProductCardView {
  const { name, summary } = textOf(product, language);
  const { sku, category, slug, kind, uv_inkjet: uvInkjet, featured } = product;
  const lowest = Math.min(...tiersOf(product.tariff).map(({ fen }) => fen));
  return {
    ...{ sku, category, slug, name, summary, uvInkjet, kind, featured },
    image: coverOf(product, language),
    from: { money: { currency: 'CNY', amount: lowest }, per: kind === 'area' ? 'm2' : 'piece' },
  };
}

export function pageOf(shelf: Shelf, product: ProductRow, language: string): ProductView {
  const { sku, category, slug, kind, uv_inkjet: uvInkjet, tariff, presentation } = product;
  const { name, summary, description, notes, uses } = textOf(product, language);
  const { form, scene, detail } = presentation;
  return {
    ...{ sku, category, slug, name, summary, description, uvInkjet, kind },
    notes: [...notes],
    uses: [...uses],
    limits: isArea(tariff) ? areaLimits(tariff) : { maxQuantity: Number(tariff.limits.maxQuantity), seams: false },
    variants: isArea(tariff) ? [] : variantsOf(product, tariff, language),
    artworkChoices: (['custom', 'blank', 'black'] as const).filter((choice) => !isAbsent(tariff.artworkFactor[choice])),
    finishes: finishesOf(shelf, tariff, language),
    properties: propertiesOf(shelf, product, language),
    drawing: { form, scene, detail },
    weight: isArea(tariff) ? { gramsPerM2: Number(tariff.gramsPerM2) } : {},
    tiers: tiersOf(tariff),
    images: picturesOf(product, language),
    templates: templateFilesOf(product).map((file) => templateView(file, language)),
    rating: shelf.ratings.get(sku) ?? { average: null, total: 0 },
  };
}

function propertiesOf(
  { printerTypes }: Shelf,
  { properties }: ProductRow,
  language: string,
): ProductView['properties'] {
  const { printerType, resolution, waterproof, uvResistant } = properties;
  const printer = inLanguage(printerTypes.get(printerType) ?? {}, language, printerType);
  return { printerType: printer, resolution: `${resolution} dpi`, waterproof, uvResistant };
}

const isArea = (tariff: ProductTariff): tariff is AreaProductTariff => tariff.pricing.kind === 'area';

function areaLimits({ limits, seamFenPerMetre }: AreaProductTariff): ProductView['limits'] {
  return {
    minMm: Number(limits.minMm),
    maxLongMm: Number(limits.maxLongMm),
    rollWidthMm: Number(limits.rollWidthMm),
    maxQuantity: Number(limits.maxQuantity),
    seams: !isAbsent(seamFenPerMetre),
  };
}

/** Sizes and names stand in the presentation; one that it lacks cannot be shown, and is left out. */
function variantsOf(
  { presentation }: ProductRow,
  { pricing }: UnitProductTariff,
  language: string,
): ProductView['variants'] {
  return Object.entries(pricing.variants).flatMap(([code, { grams }]) => {
    const shown = presentation.variants?.[code];
    if (!shown) return [];
    const { name, widthMm, heightMm, depthMm, print } = shown;
    const size = { widthMm, lengthMm: heightMm, depthMm, print: { widthMm: print.widthMm, lengthMm: print.heightMm } };
    return [{ code, name: inLanguage(name, language, code), ...size, grams: Number(grams) }];
  });
}

function finishesOf(shelf: Shelf, { finishes }: ProductTariff, language: string): ProductView['finishes'] {
  return Object.entries(finishes).map(([code, { fenPerMetre, fenPerGrommet, fenPerPiece, fenPerM2 }]) => {
    const { name, note } = inLanguage(shelf.finishes.get(code) ?? {}, language, { name: code, note: '' });
    const free = [fenPerMetre, fenPerGrommet, fenPerPiece, fenPerM2].every(isAbsent);
    return { code, name, note, grommets: !isAbsent(fenPerGrommet), free };
  });
}

const isAbsent = (price: unknown): boolean => (price ?? null) === null;

/** Retail, in whole fen. */
function tiersOf(tariff: ProductTariff): ProductView['tiers'] {
  if (isArea(tariff)) return tariff.pricing.tiers.map(tierOf);
  return Object.entries(tariff.pricing.variants).flatMap(([variant, { tiers }]) =>
    tiers.map((tier) => ({ variant, ...tierOf(tier) })),
  );
}

const tierOf = ({ from, retail }: PriceTier) => ({ from: Number(from), fen: Number(Ratio.parse(retail).round()) });
