import type { CatalogueData, Presentation, ProductData } from '../catalogue/public';
import {
  categories,
  currencies,
  deliveryDays,
  exchangeRate,
  finishes,
  majorCountries,
  printerTypes,
  products,
  remittance,
  shipping,
  type DemoProduct,
} from './catalogue';

const DAY_MS = 86_400_000;
/** The order in which shipping methods are offered. */
const METHODS = [3, 0, 1, 2];
const RATES_SINCE_DAYS = 90;

/** The demo's catalogue and tariff, with rates that hold since a while ago. */
export function stock(now: Date): CatalogueData {
  const validFrom = new Date(now.getTime() - RATES_SINCE_DAYS * DAY_MS).toISOString();
  return {
    categories: Object.entries(categories).map(([slug, texts]) => ({ slug, texts })),
    products: products.map(productOf),
    finishes,
    printerTypes,
    shipping: {
      excluded: shipping.excluded,
      zones: zones(),
      services: shipping.services,
      methods: METHODS.map(methodOf),
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

function productOf(product: DemoProduct): ProductData {
  const { sku, category, slug, uvInkjet, featured = false, tariff, properties, text: texts } = product;
  return { sku, category, slug, uvInkjet, featured, tariff, properties, texts, presentation: presentationOf(product) };
}

function presentationOf(product: DemoProduct): Presentation {
  const { scene, detail } = product;
  if (product.kind === 'area') return { form: 'area', scene, detail };
  const variants = Object.entries(product.variants).map(([code, { label: name, ...size }]) => [
    code,
    { name, ...size },
  ]);
  return { form: product.form, scene, detail, variants: Object.fromEntries(variants) as Presentation['variants'] };
}

function zones(): CatalogueData['shipping']['zones'] {
  const major = new Set<string>(majorCountries);
  return Object.fromEntries(
    Object.entries(shipping.zones).map(([country, zone]) => [country, { zone, major: major.has(country) }]),
  );
}

function methodOf(method: number): CatalogueData['shipping']['methods'][number] {
  const days = deliveryDays[method];
  if (!days) throw new Error(`no delivery days for shipping method ${method}`);
  return { method, majorDays: days.major, otherDays: days.other };
}
