import type { CatalogueData, Presentation, ProductData } from '../catalogue/public';
import { readStarterData, type StarterData, type VariantNames } from './starter-data';
import type { StarterProduct } from './starter-product';

const DAY_MS = 86_400_000;
/** Exchange rates start in the past, so that demo orders placed in the past have one. */
const RATES_SINCE_DAYS = 90;

/** The whole starter catalogue in the form that `insertCatalogue` takes. */
export function starterCatalogueData(now: Date): CatalogueData {
  const validFrom = new Date(now.getTime() - RATES_SINCE_DAYS * DAY_MS).toISOString();
  const { categories, products, finishes, printerTypes, chineseNames, searchSynonyms, shipping, currencies, fees } =
    readStarterData();
  return {
    categories: categories.map(({ slug, texts }) => ({ slug, texts })),
    products: products.map((product) => toProductData(product, chineseNames.variants)),
    finishes,
    printerTypes,
    chineseNames,
    searchSynonyms,
    shipping: {
      excluded: Object.values(shipping.unservedCountries).flat(),
      zones: zonesByCountry(shipping),
      services: Object.fromEntries(shipping.methods.map(({ method, services }) => [method, services])),
      methods: shipping.methods.map(({ method, deliveryDays }) => ({
        ...{ method, majorDays: deliveryDays.major, otherDays: deliveryDays.other },
      })),
    },
    currencies: currencies.map((currency) => ({ ...currency, validFrom })),
    remittance: fees,
  };
}

function toProductData(product: StarterProduct, chineseNames: VariantNames): ProductData {
  const { sku, category, slug, uvInkjet, featured = false, tariff, properties, facets, text: texts } = product;
  return {
    ...{ sku, category, slug, uvInkjet, featured, tariff, properties, facets, texts },
    ...(product.kind === 'area' && { defaultSize: product.defaultSize }),
    presentation: toPresentation(product, chineseNames),
  };
}

function toPresentation(product: StarterProduct, chineseNames: VariantNames): Presentation {
  const { scene, detail, motif, mirrored } = product;
  const drawing = { scene, detail, motif, ...(mirrored && { mirrored }) };
  if (product.kind === 'area') return { form: 'area', ...drawing };
  const variants = Object.entries(product.variants).map(([code, { label, ...size }]) => {
    const zh = chineseNames[product.sku]?.[code];
    return [code, { name: { ...label, ...(zh && { zh }) }, ...size }];
  });
  return { form: product.form, ...drawing, variants: Object.fromEntries(variants) as Presentation['variants'] };
}

function zonesByCountry({ zones, majorCountries }: StarterData['shipping']): CatalogueData['shipping']['zones'] {
  const major = new Set(majorCountries);
  return Object.fromEntries(
    Object.entries(zones).flatMap(([zone, countries]) =>
      countries.map((country) => [country, { zone, major: major.has(country) }]),
    ),
  );
}
