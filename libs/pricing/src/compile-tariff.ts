import { Ratio } from '@shop/money';

import { factor, type Factor } from './part';
import type {
  AreaProduct,
  Currency,
  Finish,
  Lookup,
  PaymentMethod,
  Piece,
  Product,
  ShippingService,
  Tariff,
  Tier,
  UnitProduct,
} from './tariff';
import type {
  AreaProductTariff,
  CurrencyTariff,
  Decimal,
  FinishTariff,
  PriceTier,
  ProductTariff,
  RemittanceTariff,
  Service,
  TariffDocument,
  UnitProductTariff,
  VariantTariff,
  Whole,
} from './tariff-document';

const CNY = 'CNY';
const PREPAID = 3;
const YUAN_PER_FEN = Ratio.parse('0.01');
const M2_PER_MM2 = Ratio.parse('1e-6');

/** Parses every decimal once. Throws a RangeError on what cannot price: no decimal, not whole, a zero to divide by. */
export function compileTariff(document: TariffDocument): Tariff {
  const exchangeRates = lookup(document.exchangeRate, Ratio.parse);
  const { excluded, zones, services } = document.shipping;
  return {
    products: lookup(document.products, product),
    currencies: lookup(document.currencies, (entry, code) => currency(code, entry, exchangeRates)),
    paymentMethods: lookup(document.remittance, paymentMethod, Number),
    shipping: {
      excluded: new Set(excluded),
      zones: lookup(zones, (zone) => zone),
      services: lookup(services, (byZone, method) => lookup(byZone, (entry) => service(entry, Number(method))), Number),
    },
  };
}

const isArea = (tariff: ProductTariff): tariff is AreaProductTariff => tariff.pricing.kind === 'area';

const product = (tariff: ProductTariff): Product => (isArea(tariff) ? areaProduct(tariff) : unitProduct(tariff));

const areaProduct = (tariff: AreaProductTariff): AreaProduct => ({
  kind: 'area',
  ...terms(tariff),
  minBillable: factor(Ratio.parse(tariff.pricing.minBillableMm2).times(M2_PER_MM2), 'm²'),
  tiers: tariff.pricing.tiers.map(tier),
  minMm: positive(tariff.limits.minMm),
  maxLongMm: positive(tariff.limits.maxLongMm),
  rollWidthMm: positive(tariff.limits.rollWidthMm),
  seamFenPerMetre: optional(tariff.seamFenPerMetre, fen),
  gramsPerM2: grams(tariff.gramsPerM2),
  gramsPerPiece: grams(tariff.gramsPerPiece),
  cm3PerM2: cm3(tariff.cm3PerM2),
  cm3PerPiece: cm3(tariff.cm3PerPiece),
  finishes: lookup(tariff.finishes, finish),
  bulkM2: optional(tariff.bulk?.areaM2, Ratio.parse),
});

const unitProduct = (tariff: UnitProductTariff): UnitProduct => ({
  kind: 'unit',
  ...terms(tariff),
  variants: lookup(tariff.pricing.variants, variant),
  finishes: lookup(tariff.finishes, ({ fenPerPiece, gramsPerPiece }, code) =>
    finish({ fenPerPiece, gramsPerPiece }, code),
  ),
  bulkM2: undefined,
});

const terms = ({ setupFen, artworkFactor, limits, bulk }: ProductTariff) => ({
  setupFen: whole(setupFen),
  artworkFactor: lookup(artworkFactor, (decimal) => factor(Ratio.parse(decimal))),
  maxQuantity: Number(whole(limits.maxQuantity)),
  bulkPieces: optional(bulk?.quantity, Ratio.parse),
});

const variant = (tariff: VariantTariff): Piece => ({
  tiers: tariff.tiers.map(tier),
  sides: [],
  billable: factor(Ratio.one),
  perimeter: factor(Ratio.zero, 'm'),
  grommets: 0n,
  seams: 0n,
  seam: [],
  weight: [[grams(tariff.grams)]],
  volume: [[cm3(tariff.cm3)]],
});

const tier = ({ from, retail, reseller }: PriceTier): Tier => ({
  from: Ratio.parse(from),
  retail: fen(retail),
  reseller: fen(reseller),
});

const finish = (tariff: FinishTariff, code: string): Finish => ({
  label: `finish.${code}`,
  fenPerMetre: optional(tariff.fenPerMetre, fen),
  fenPerGrommet: optional(tariff.fenPerGrommet, fen),
  fenPerPiece: optional(tariff.fenPerPiece, fen),
  fenPerM2: optional(tariff.fenPerM2, fen),
  gramsPerPiece: optional(tariff.gramsPerPiece, grams),
});

/** A currency that lacks either rate is not offered; CNY has no exchange fee, whatever the document says. */
function currency(code: string, tariff: CurrencyTariff, exchangeRates: Lookup<Ratio>): Currency | undefined {
  const exchangeRate = code === CNY ? Ratio.zero : exchangeRates.get(code);
  const perCny = optional(tariff.perCny, positive);
  if (!exchangeRate || !perCny) return undefined;
  const digits = Number(whole(tariff.digits));
  const minorUnit = Ratio.parse(`1e-${digits}`);
  return { code, digits, minorUnit, perCny, perFen: perCny.times(YUAN_PER_FEN).over(minorUnit), exchangeRate };
}

/** Prepaid keeps nothing, whatever the document says. */
function paymentMethod(tariff: RemittanceTariff, method: string): PaymentMethod {
  const kept = (decimal: Decimal) => (Number(method) === PREPAID ? Ratio.zero : Ratio.parse(decimal));
  const rate = kept(tariff.rate);
  if (!rate.isBelow(Ratio.one)) throw new RangeError(`nothing would arrive: ${tariff.rate}`);
  return { rate, share: Ratio.one.minus(rate), fixed: lookup(tariff.fixed, kept) };
}

const service = (tariff: Service, method: number): ShippingService => ({
  method,
  firstGrams: whole(tariff.firstGrams),
  firstFen: whole(tariff.firstFen),
  nextGrams: whole(tariff.nextGrams, 1n),
  nextFen: whole(tariff.nextFen),
  divisor: optional(tariff.divisor, positive),
  packagingGrams: whole(tariff.packagingGrams),
  maxParcelGrams: whole(tariff.maxParcelGrams, 1n),
  maxTotalGrams: optional(tariff.maxTotalGrams, whole),
});

const fen = (decimal: Decimal): Factor => factor(Ratio.parse(decimal), 'fen');
const grams = (decimal: Decimal): Factor => factor(notNegative(decimal), 'g');
const cm3 = (decimal: Decimal): Factor => factor(notNegative(decimal), 'cm³');

function notNegative(decimal: Decimal): Ratio {
  const value = Ratio.parse(decimal);
  if (value.isBelow(Ratio.zero)) throw new RangeError(`below zero: ${decimal}`);
  return value;
}

function positive(decimal: Decimal): Ratio {
  const value = notNegative(decimal);
  if (value.isZero) throw new RangeError(`not above zero: ${decimal}`);
  return value;
}

function whole(decimal: Whole, least = 0n): bigint {
  const value = Ratio.parse(decimal);
  const ceiling = value.ceil();
  const isWhole = !value.isBelow(Ratio.of(ceiling));
  if (!isWhole || ceiling < least) throw new RangeError(`no whole number from ${least}: ${decimal}`);
  return ceiling;
}

function optional<T, V>(entry: T | null | undefined, compile: (entry: T) => V): V | undefined {
  return entry === null || entry === undefined ? undefined : compile(entry);
}

/** The entries by name (or by the number it is), without those that are null or compile to nothing. */
function lookup<T, V>(
  entries: Readonly<Record<string, T | null | undefined>>,
  compile: (entry: T, name: string) => V | undefined,
  keyOf: (name: string) => string | number = String,
): Lookup<V> {
  const found = new Map<unknown, V>();
  for (const [name, entry] of Object.entries(entries)) {
    const compiled = optional(entry, (present) => compile(present, name));
    if (compiled !== undefined) found.set(keyOf(name), compiled);
  }
  return found;
}
