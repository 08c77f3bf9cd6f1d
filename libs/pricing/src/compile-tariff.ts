import { Ratio } from '@shop/money';

import { factor, type Factor } from './sum';
import type {
  AreaProduct,
  Currency,
  Finish,
  FinishRules,
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
  FinishRulesTariff,
  FinishTariff,
  PriceTier,
  ProductTariff,
  RemittanceTariff,
  ShippingServiceTariff,
  TariffDocument,
  UnitProductTariff,
  VariantTariff,
  Whole,
} from './tariff-document';

const CNY = 'CNY';
const PREPAID = 3;
const YUAN_PER_FEN = Ratio.parse('0.01');
const M2_PER_MM2 = Ratio.parse('1e-6');

/**
 * Parses every decimal of a tariff document once. `validateTariff` finds all faults of a document beforehand.
 *
 * @throws RangeError on a value that cannot price: not a decimal, not whole, negative, or zero as a divisor.
 */
export function compileTariff(document: TariffDocument): Tariff {
  const exchangeRates = compileEntries(document.exchangeRate, Ratio.parse);
  const { excluded, zones, services } = document.shipping;
  return {
    products: compileEntries(document.products, compileProduct),
    currencies: compileEntries(document.currencies, (entry, code) => compileCurrency(code, entry, exchangeRates)),
    paymentMethods: compileEntries(document.remittance, compilePaymentMethod, Number),
    shipping: {
      excluded: new Set(excluded),
      zones: compileEntries(zones, (zone) => zone),
      services: compileEntries(
        services,
        (byZone, method) => compileEntries(byZone, (entry) => compileService(entry, Number(method))),
        Number,
      ),
    },
  };
}

const isArea = (tariff: ProductTariff): tariff is AreaProductTariff => tariff.pricing.kind === 'area';

const compileProduct = (tariff: ProductTariff): Product =>
  isArea(tariff) ? compileAreaProduct(tariff) : compileUnitProduct(tariff);

const compileAreaProduct = (tariff: AreaProductTariff): AreaProduct => ({
  kind: 'area',
  ...compileCommonFields(tariff),
  minBillable: factor(Ratio.parse(tariff.pricing.minBillableMm2).times(M2_PER_MM2), 'm²'),
  tiers: tariff.pricing.tiers.map(compileTier),
  minMm: parsePositive(tariff.limits.minMm),
  maxLongMm: parsePositive(tariff.limits.maxLongMm),
  rollWidthMm: parsePositive(tariff.limits.rollWidthMm),
  seamFenPerMetre: ifPresent(tariff.seamFenPerMetre, parseFen),
  gramsPerM2: parseGrams(tariff.gramsPerM2),
  gramsPerPiece: parseGrams(tariff.gramsPerPiece),
  cm3PerM2: parseCm3(tariff.cm3PerM2),
  cm3PerPiece: parseCm3(tariff.cm3PerPiece),
  finishes: compileEntries(tariff.finishes, compileFinish),
  bulkM2: ifPresent(tariff.bulk?.areaM2, Ratio.parse),
});

const compileUnitProduct = (tariff: UnitProductTariff): UnitProduct => ({
  kind: 'unit',
  ...compileCommonFields(tariff),
  variants: compileEntries(tariff.pricing.variants, compileVariant),
  finishes: compileEntries(tariff.finishes, ({ fenPerPiece, gramsPerPiece }, code) =>
    compileFinish({ fenPerPiece, gramsPerPiece }, code),
  ),
  bulkM2: undefined,
});

const compileCommonFields = ({ setupFen, artworkFactor, limits, finishRules, bulk }: ProductTariff) => ({
  setupFen: parseWhole(setupFen),
  artworkFactor: compileEntries(artworkFactor, (decimal) => factor(Ratio.parse(decimal))),
  maxQuantity: parseWhole(limits.maxQuantity),
  finishRules: compileFinishRules(finishRules ?? {}),
  bulkPieces: ifPresent(bulk?.quantity, Ratio.parse),
});

const compileVariant = (tariff: VariantTariff): Piece => ({
  tiers: tariff.tiers.map(compileTier),
  sides: [],
  billable: factor(Ratio.one),
  perimeter: factor(Ratio.zero, 'm'),
  grommets: 0,
  seams: 0,
  seam: [],
  weight: [[parseGrams(tariff.grams)]],
  volume: [[parseCm3(tariff.cm3)]],
});

const compileTier = ({ from, retail, reseller }: PriceTier): Tier => ({
  from: Ratio.parse(from),
  retail: parseFen(retail),
  reseller: parseFen(reseller),
});

const compileFinishRules = ({ exclusive, oneOf, requires }: FinishRulesTariff): FinishRules => ({
  exclusive: exclusive ?? [],
  oneOf: oneOf ?? [],
  requires: compileEntries(requires ?? {}, (needed) => needed),
});

const compileFinish = (tariff: FinishTariff, code: string): Finish => ({
  code,
  label: `finish.${code}`,
  fenPerMetre: ifPresent(tariff.fenPerMetre, parseFen),
  fenPerGrommet: ifPresent(tariff.fenPerGrommet, parseFen),
  fenPerPiece: ifPresent(tariff.fenPerPiece, parseFen),
  fenPerM2: ifPresent(tariff.fenPerM2, parseFen),
  gramsPerPiece: ifPresent(tariff.gramsPerPiece, parseGrams),
});

/** A currency that lacks a rate is not offered. CNY never has an exchange fee. */
function compileCurrency(code: string, tariff: CurrencyTariff, exchangeRates: Lookup<Ratio>): Currency | undefined {
  const exchangeRate = code === CNY ? Ratio.zero : exchangeRates.get(code);
  const perCny = ifPresent(tariff.perCny, parsePositive);
  if (!exchangeRate || !perCny) return undefined;
  const digits = parseWhole(tariff.digits);
  const minorUnit = Ratio.parse(`1e-${digits}`);
  return { code, digits, minorUnit, perCny, perFen: perCny.times(YUAN_PER_FEN).over(minorUnit), exchangeRate };
}

/** The prepaid account never has a remittance fee. */
function compilePaymentMethod(tariff: RemittanceTariff, method: string): PaymentMethod {
  const parseFee = (decimal: Decimal) => (Number(method) === PREPAID ? Ratio.zero : Ratio.parse(decimal));
  const rate = parseFee(tariff.rate);
  if (!rate.isBelow(Ratio.one)) throw new RangeError(`remittance rate is not below 1: ${tariff.rate}`);
  return { rate, share: Ratio.one.minus(rate), fixed: compileEntries(tariff.fixed, parseFee) };
}

const compileService = (tariff: ShippingServiceTariff, method: number): ShippingService => ({
  method,
  firstGrams: parseWhole(tariff.firstGrams),
  firstFen: parseWhole(tariff.firstFen),
  nextGrams: parseWhole(tariff.nextGrams, 1),
  nextFen: parseWhole(tariff.nextFen),
  divisor: ifPresent(tariff.divisor, parsePositive),
  packagingGrams: parseWhole(tariff.packagingGrams),
  maxParcelGrams: parseWhole(tariff.maxParcelGrams, 1),
  maxTotalGrams: ifPresent(tariff.maxTotalGrams, parseWhole),
});

const parseFen = (decimal: Decimal): Factor => factor(Ratio.parse(decimal), 'fen');
const parseGrams = (decimal: Decimal): Factor => factor(parseNonNegative(decimal), 'g');
const parseCm3 = (decimal: Decimal): Factor => factor(parseNonNegative(decimal), 'cm³');

function parseNonNegative(decimal: Decimal): Ratio {
  const value = Ratio.parse(decimal);
  if (value.isBelow(Ratio.zero)) throw new RangeError(`negative: ${decimal}`);
  return value;
}

function parsePositive(decimal: Decimal): Ratio {
  const value = parseNonNegative(decimal);
  if (value.isZero) throw new RangeError(`not positive: ${decimal}`);
  return value;
}

function parseWhole(decimal: Whole, min = 0): number {
  const value = Ratio.parse(decimal);
  if (!value.isWhole || value.isBelow(Ratio.of(min)))
    throw new RangeError(`not a whole number of at least ${min}: ${decimal}`);
  return value.round();
}

function ifPresent<T, V>(entry: T | null | undefined, compile: (entry: T) => V): V | undefined {
  return entry === null || entry === undefined ? undefined : compile(entry);
}

/** Compiled entries by key; leaves out entries that are null or compile to undefined. */
function compileEntries<T, V>(
  entries: Readonly<Record<string, T | null | undefined>>,
  compile: (entry: T, key: string) => V | undefined,
  toKey: (key: string) => string | number = String,
): Lookup<V> {
  const lookup = new Map<unknown, V>();
  for (const [key, entry] of Object.entries(entries)) {
    const compiled = ifPresent(entry, (present) => compile(present, key));
    if (compiled !== undefined) lookup.set(toKey(key), compiled);
  }
  return lookup;
}
