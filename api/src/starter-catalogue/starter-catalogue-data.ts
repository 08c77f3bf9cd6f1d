import type { CatalogueData, Presentation, ProductData } from '../catalogue/public';
import { categories, printerTypes } from './categories';
import { currencies, exchangeRate, remittance } from './currencies';
import { finishes } from './finishes';
import { products } from './products';
import { majorCountries, shippingMethods, unservedCountries, zones } from './shipping';
import type { StarterProduct } from './starter-product';

const DAY_MS = 86_400_000;
/** Exchange rates start in the past, so that demo orders placed in the past have one. */
const RATES_SINCE_DAYS = 90;

/** The whole starter catalogue in the form that `insertCatalogue` takes. */
export function starterCatalogueData(now: Date): CatalogueData {
  const validFrom = new Date(now.getTime() - RATES_SINCE_DAYS * DAY_MS).toISOString();
  return {
    categories: Object.entries(categories).map(([slug, texts]) => ({ slug, texts })),
    products: products.map(toProductData),
    finishes,
    printerTypes,
    shipping: {
      excluded: unservedCountries,
      zones: zonesByCountry(),
      services: Object.fromEntries(shippingMethods.map(({ method, services }) => [method, services])),
      methods: shippingMethods.map(({ method, deliveryDays }) => ({
        ...{ method, majorDays: deliveryDays.major, otherDays: deliveryDays.other },
      })),
    },
    currencies: Object.entries(currencies).map(([code, { digits, perCny }]) => ({
      code,
      digits: Number(digits),
      exchangeFee: exchangeRate[code] ?? 0,
      perCny: perCny ?? 1,
      validFrom,
    })),
    remittance,
  };
}

function toProductData(product: StarterProduct): ProductData {
  const { sku, category, slug, uvInkjet, featured = false, tariff, properties, text: texts } = product;
  return { sku, category, slug, uvInkjet, featured, tariff, properties, texts, presentation: toPresentation(product) };
}

function toPresentation(product: StarterProduct): Presentation {
  const { scene, detail } = product;
  if (product.kind === 'area') return { form: 'area', scene, detail };
  const variants = Object.entries(product.variants).map(([code, { label: name, ...size }]) => [
    code,
    { name, ...size },
  ]);
  return { form: product.form, scene, detail, variants: Object.fromEntries(variants) as Presentation['variants'] };
}

function zonesByCountry(): CatalogueData['shipping']['zones'] {
  const major = new Set<string>(majorCountries);
  return Object.fromEntries(
    Object.entries(zones).flatMap(([zone, countries]) =>
      countries.map((country) => [country, { zone, major: major.has(country) }]),
    ),
  );
}
