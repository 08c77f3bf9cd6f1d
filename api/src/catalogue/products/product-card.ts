import { Ratio } from '@shop/money';
import {
  CURRENCY_CODES,
  defaultPaymentMethod,
  type MoneyView,
  paymentCurrency,
  type ProductCardView,
  STANDARD_PARCEL,
  UNIT_CODES,
} from '@shop/contract';
import { initialFinishes, itemPrices, type LineRequest, type PriceList, type Tariff } from '@shop/pricing';
import { coverPicture } from '../pictures/picture-view';
import type { CatalogueIndex, CatalogueProduct } from '../snapshot/catalogue-index';
import { toDefaultSizes } from './default-sizes';
import { localizedText, lowestPrice, toArtworkChoices, toLimits, toRating, toVariants } from './product-view';

type Sample = NonNullable<ProductCardView['sample']>;

/** What the prices of a reader's cards are calculated with. Without currency, country or unit there are none. */
export interface CardTerms {
  priceList: PriceList;
  currency?: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
  unit?: number;
  /** Instead of the default size of products sold by size. */
  size?: { width: string; length: string; unit: number };
}

const FT2_IN_M2 = Ratio.parse('0.09290304');

/**
 * A product as lists show it: with its lowest price in the reader's currency and unit of area, and with the price of one
 * piece delivered, which its page shows at first. What cannot be calculated is absent.
 */
export function toCard(
  index: CatalogueIndex,
  tariff: Tariff,
  product: CatalogueProduct,
  terms: CardTerms,
  language: string,
): ProductCardView {
  const { name, summary } = localizedText(product, language);
  const { sku, category, slug, kind, uv_inkjet: uvInkjet, featured } = product;
  const lowest = lowestPrice(product.tariff, terms.priceList);
  const amount = lowest.round();
  const price = toReaderPrice(tariff, kind, lowest, terms);
  const sample = toSample(tariff, product, terms, language);
  return {
    ...{ sku, category, slug, name, summary, uvInkjet, kind, featured },
    image: coverPicture(product, language),
    from: { money: { currency: 'CNY', amount }, per: kind === 'area' ? 'm2' : 'piece' },
    ...(price && { price }),
    ...(sample && { sample }),
    rating: toRating(index, sku),
  };
}

function toReaderPrice(
  { currencies }: Tariff,
  kind: CatalogueProduct['kind'],
  lowestFen: Ratio,
  { currency, unit }: CardTerms,
): ProductCardView['price'] {
  const rate = currencies.get(currency);
  if (!rate || unit === undefined) return undefined;
  const perFt2 = kind === 'area' && unit <= 1;
  const lowest = lowestFen.times(rate.perFen);
  const amount = (perFt2 ? lowest.times(FT2_IN_M2) : lowest).round();
  return { money: { currency: rate.code, amount }, per: kind === 'unit' ? 'piece' : perFt2 ? 'ft2' : 'm2' };
}

function toSample(tariff: Tariff, product: CatalogueProduct, terms: CardTerms, language: string): Sample | undefined {
  const { sku, kind, tariff: prices } = product;
  const [artwork = 'custom'] = toArtworkChoices(prices);
  const finishes = initialFinishes({ finishes: Object.keys(prices.finishes), finishRules: prices.finishRules });
  const line = { sku, quantity: 1, artwork, finishes };
  if (kind === 'area') {
    const size = toSampleSize(product, terms);
    const total = size && priceDelivered(tariff, { ...line, ...size }, terms);
    return total && { ...size, total };
  }
  const [variant] = toVariants(product, language);
  const total = variant && priceDelivered(tariff, { ...line, variant: variant.code }, terms);
  return total && { variant: variant.name, total };
}

function toSampleSize({ tariff, default_size }: CatalogueProduct, { unit, size }: CardTerms): CardTerms['size'] {
  if (size) return size;
  const code = UNIT_CODES.find((one) => one === unit);
  const usual = code === undefined ? undefined : toDefaultSizes(default_size, toLimits(tariff))[code];
  return usual && code !== undefined ? { ...usual, unit: code } : undefined;
}

/** By standard parcel, paid by the first method that takes the currency. */
function priceDelivered(
  tariff: Tariff,
  line: LineRequest,
  { priceList, currency: preferred, country }: CardTerms,
): MoneyView | undefined {
  const known = CURRENCY_CODES.find((code) => code === preferred);
  if (known === undefined || country === undefined) return undefined;
  const paymentMethod = defaultPaymentMethod(known);
  const currency = paymentCurrency(paymentMethod, known);
  const terms = { priceList, currency, country, paymentMethod, shippingMethod: STANDARD_PARCEL };
  const result = itemPrices(tariff, { ...terms, lines: [line] });
  const total = result.ok ? result.prices[0]?.total : undefined;
  return typeof total === 'number' ? { currency, amount: total } : undefined;
}
