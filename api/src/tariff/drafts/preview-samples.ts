import { countryOfCurrency, type ItemView, type TariffSampleView } from '@shop/contract';
import {
  selectFinishes,
  type AreaProductTariff,
  type ProductTariff,
  type TariffDocument,
  type UnitProductTariff,
} from '@shop/pricing';
import type { TariffChange } from '../snapshot/tariff-rows';

type Terms = Omit<TariffSampleView, 'items' | 'priceList'>;

const LARGE_QUANTITY = 20;
const METRE_UNIT = 3;
const MAX_SAMPLES = 300;

/**
 * Samples that show the effect of a draft: each changed product, one product sold by size and one sold by the piece, each as
 * a single piece and as a large quantity with all finishes that can be combined, in each currency; and each changed shipping
 * service or country.
 */
export function buildStandardSamples(document: TariffDocument, changes: readonly TariffChange[]): TariffSampleView[] {
  const terms = termsPerCurrency(document);
  const [first] = terms;
  if (!first) return [];
  const items = sampleItems(document, changes);
  const [reference] = items;
  const changed = reference
    ? termsOfChanges(document, changes, first).map((one) => toSample('retail', reference, one))
    : [];
  return [
    ...items.map((item) => toSample('retail', item, first)),
    ...items.map((item) => toSample('reseller', item, first)),
    ...changed,
    ...terms.slice(1).flatMap((one) => items.map((item) => toSample('retail', item, one))),
  ].slice(0, MAX_SAMPLES);
}

const toSample = (priceList: TariffSampleView['priceList'], item: ItemView, terms: Terms): TariffSampleView => ({
  priceList,
  items: [item],
  ...terms,
});

function sampleItems({ products }: TariffDocument, changes: readonly TariffChange[]): ItemView[] {
  const changed = changes.filter(({ kind }) => kind === 'product').map(({ subject }) => subject);
  const kinds = ['area', 'unit'] as const;
  const references = kinds.flatMap((kind) => {
    const [sku] = Object.entries(products).find(([, { pricing }]) => pricing.kind === kind) ?? [];
    return sku === undefined ? [] : [sku];
  });
  return [...new Set([...changed, ...references])].flatMap((sku) => {
    const tariff = products[sku];
    return tariff ? productItems(sku, tariff) : [];
  });
}

function productItems(sku: string, tariff: ProductTariff): ItemView[] {
  const sold = isArea(tariff) ? [sampleSize(tariff)] : sampleVariants(tariff);
  const artwork = (['custom', 'black', 'blank'] as const).find(
    (choice) => (tariff.artworkFactor[choice] ?? null) !== null,
  );
  if (!artwork) return [];
  const many = Math.min(LARGE_QUANTITY, Number(tariff.limits.maxQuantity));
  const codes = Object.keys(tariff.finishes).slice(0, 32);
  const offer = { finishes: codes, finishRules: tariff.finishRules };
  return sold.flatMap((by) => [
    { sku, ...by, quantity: 1, artwork, finishes: selectFinishes(offer, []) },
    { sku, ...by, quantity: many, artwork, finishes: selectFinishes(offer, codes) },
  ]);
}

const isArea = (tariff: ProductTariff): tariff is AreaProductTariff => tariff.pricing.kind === 'area';

/** 1 × 2 m, or the nearest size that can be made. */
function sampleSize({ limits }: AreaProductTariff): Pick<ItemView, 'width' | 'length' | 'unit'> {
  const [least, long, roll] = [Number(limits.minMm), Number(limits.maxLongMm), Number(limits.rollWidthMm)];
  const side = (mm: number) => String(Math.min(Math.max(mm, least), long) / 1000);
  return { width: side(Math.min(1000, roll)), length: side(2000), unit: METRE_UNIT };
}

const sampleVariants = ({ pricing }: UnitProductTariff): Pick<ItemView, 'variant'>[] =>
  Object.keys(pricing.variants).map((variant) => ({ variant }));

function termsPerCurrency(document: TariffDocument): Terms[] {
  const { currencies, shipping } = document;
  const anywhere = Object.keys(shipping.zones).find((country) => !shipping.excluded.includes(country)) ?? '';
  const isReached = (country: string) => Object.hasOwn(shipping.zones, country) && !shipping.excluded.includes(country);
  return Object.entries(currencies)
    .filter(([, { perCny }]) => (perCny ?? null) !== null)
    .flatMap(([currency]) => {
      const home = countryOfCurrency(currency) ?? '';
      const country = isReached(home) ? home : anywhere;
      const paymentMethod = findPaymentMethod(document, currency);
      const [shippingMethod] = shippingMethodsTo(document, country);
      return paymentMethod === undefined || shippingMethod === undefined
        ? []
        : [{ currency, country, shippingMethod, paymentMethod }];
    })
    .toSorted((one, other) => Number(other.currency === 'USD') - Number(one.currency === 'USD'));
}

/** One set of terms for each shipping service and country that a draft changes. */
function termsOfChanges(document: TariffDocument, changes: readonly TariffChange[], first: Terms): Terms[] {
  const { zones } = document.shipping;
  return changes.flatMap(({ kind, subject }): Terms[] => {
    if (kind === 'service') {
      const [method, zone] = subject.split(':');
      const [country] = Object.entries(zones).find(([, one]) => one === zone) ?? [];
      return country === undefined ? [] : [{ ...first, country, shippingMethod: Number(method) }];
    }
    if (kind !== 'zone' && kind !== 'exclusion') return [];
    const methods = shippingMethodsTo(document, subject);
    return (methods.length > 0 ? methods : [first.shippingMethod]).map((shippingMethod) => ({
      ...first,
      country: subject,
      shippingMethod,
    }));
  });
}

function findPaymentMethod({ remittance }: TariffDocument, currency: string): number | undefined {
  const [method] = Object.entries(remittance).find(([, { fixed }]) => (fixed[currency] ?? null) !== null) ?? [];
  return method === undefined ? undefined : Number(method);
}

function shippingMethodsTo({ shipping: { zones, services } }: TariffDocument, country: string): number[] {
  const zone = zones[country] ?? '';
  return Object.entries(services).flatMap(([method, byZone]) => (Object.hasOwn(byZone, zone) ? [Number(method)] : []));
}
