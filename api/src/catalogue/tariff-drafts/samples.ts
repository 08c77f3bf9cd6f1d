import type { ItemView, TariffSampleView } from '@shop/contract';
import type { AreaProductTariff, ProductTariff, TariffDocument, UnitProductTariff } from '@shop/pricing';
import type { TariffChange } from './tariff-change';

type Terms = Omit<TariffSampleView, 'items' | 'priceList'>;

/** Where a currency's customers mostly are. */
const HOMES: Readonly<Record<string, string>> = {
  USD: 'US',
  HKD: 'HK',
  JPY: 'JP',
  AUD: 'AU',
  GBP: 'GB',
  EUR: 'DE',
  CAD: 'CA',
  CNY: 'CN',
};
const MANY = 20;
const METRE = 3;
const MOST = 300;

/**
 * What a draft is looked at with: of each product it changes, and of one sold by size and one by the piece, a single one
 * and many with every finish, in each currency; then each charge that it changes.
 */
export function standardSamples(document: TariffDocument, changes: readonly TariffChange[]): TariffSampleView[] {
  const terms = everyCurrency(document);
  const [first] = terms;
  if (!first) return [];
  const items = itemsOf(document, changes);
  const [reference] = items;
  const changed = reference
    ? termsOfChanges(document, changes, first).map((one) => sample('retail', reference, one))
    : [];
  return [
    ...items.map((item) => sample('retail', item, first)),
    ...items.map((item) => sample('reseller', item, first)),
    ...changed,
    ...terms.slice(1).flatMap((one) => items.map((item) => sample('retail', item, one))),
  ].slice(0, MOST);
}

const sample = (priceList: TariffSampleView['priceList'], item: ItemView, terms: Terms): TariffSampleView => ({
  priceList,
  items: [item],
  ...terms,
});

function itemsOf({ products }: TariffDocument, changes: readonly TariffChange[]): ItemView[] {
  const changed = changes.filter(({ kind }) => kind === 'product').map(({ subject }) => subject);
  const kinds = ['area', 'unit'] as const;
  const references = kinds.flatMap((kind) => {
    const [sku] = Object.entries(products).find(([, { pricing }]) => pricing.kind === kind) ?? [];
    return sku === undefined ? [] : [sku];
  });
  return [...new Set([...changed, ...references])].flatMap((sku) => {
    const tariff = products[sku];
    return tariff ? itemsOfProduct(sku, tariff) : [];
  });
}

function itemsOfProduct(sku: string, tariff: ProductTariff): ItemView[] {
  const sold = isArea(tariff) ? [sizeOf(tariff)] : variantsOf(tariff);
  const artwork = (['custom', 'black', 'blank'] as const).find(
    (choice) => (tariff.artworkFactor[choice] ?? null) !== null,
  );
  if (!artwork) return [];
  const many = Math.min(MANY, Number(tariff.limits.maxQuantity));
  const finishes = Object.keys(tariff.finishes).slice(0, 32);
  return sold.flatMap((by) => [
    { sku, ...by, quantity: 1, artwork, finishes: [] },
    { sku, ...by, quantity: many, artwork, finishes },
  ]);
}

const isArea = (tariff: ProductTariff): tariff is AreaProductTariff => tariff.pricing.kind === 'area';

/** 1 × 2 m, or as near to it as can be made. */
function sizeOf({ limits }: AreaProductTariff): Pick<ItemView, 'width' | 'length' | 'unit'> {
  const [least, long, roll] = [Number(limits.minMm), Number(limits.maxLongMm), Number(limits.rollWidthMm)];
  const side = (mm: number) => String(Math.min(Math.max(mm, least), long) / 1000);
  return { width: side(Math.min(1000, roll)), length: side(2000), unit: METRE };
}

const variantsOf = ({ pricing }: UnitProductTariff): Pick<ItemView, 'variant'>[] =>
  Object.keys(pricing.variants).map((variant) => ({ variant }));

function everyCurrency(document: TariffDocument): Terms[] {
  const { currencies, shipping } = document;
  const anywhere = Object.keys(shipping.zones).find((country) => !shipping.excluded.includes(country)) ?? '';
  const isReached = (country: string) => Object.hasOwn(shipping.zones, country) && !shipping.excluded.includes(country);
  return Object.entries(currencies)
    .filter(([, { perCny }]) => (perCny ?? null) !== null)
    .flatMap(([currency]) => {
      const home = HOMES[currency] ?? '';
      const country = isReached(home) ? home : anywhere;
      const paymentMethod = paymentIn(document, currency);
      const [shippingMethod] = methodsTo(document, country);
      return paymentMethod === undefined || shippingMethod === undefined
        ? []
        : [{ currency, country, shippingMethod, paymentMethod }];
    })
    .toSorted((one, other) => Number(other.currency === 'USD') - Number(one.currency === 'USD'));
}

/** Each service, country and way to pay that a draft changes, asked for by itself. */
function termsOfChanges(document: TariffDocument, changes: readonly TariffChange[], first: Terms): Terms[] {
  const { zones } = document.shipping;
  return changes.flatMap(({ kind, subject }): Terms[] => {
    if (kind === 'service') {
      const [method, zone] = subject.split(':');
      const [country] = Object.entries(zones).find(([, one]) => one === zone) ?? [];
      return country === undefined ? [] : [{ ...first, country, shippingMethod: Number(method) }];
    }
    if (kind !== 'zone' && kind !== 'exclusion') return [];
    const methods = methodsTo(document, subject);
    return (methods.length > 0 ? methods : [first.shippingMethod]).map((shippingMethod) => ({
      ...first,
      country: subject,
      shippingMethod,
    }));
  });
}

function paymentIn({ remittance }: TariffDocument, currency: string): number | undefined {
  const [method] = Object.entries(remittance).find(([, { fixed }]) => (fixed[currency] ?? null) !== null) ?? [];
  return method === undefined ? undefined : Number(method);
}

function methodsTo({ shipping: { zones, services } }: TariffDocument, country: string): number[] {
  const zone = zones[country] ?? '';
  return Object.entries(services).flatMap(([method, byZone]) => (Object.hasOwn(byZone, zone) ? [Number(method)] : []));
}
