import { formatScaled, Ratio } from '@shop/money';

import type { Calculation } from './calculate';
import type { BillableArea, PricedLine } from './price-line';
import type { Factor, Term } from './sum';
import type { Currency } from './tariff';

/** Stable keys of the steps, in order; the steps of a line carry its index. */
export type FormulaLabel =
  | 'area'
  | 'material'
  | 'seams'
  | `finish.${string}`
  | 'setup'
  | 'line'
  | 'actualWeight'
  | 'volumetricWeight'
  | 'weight'
  | 'parcels'
  | 'shippingFirst'
  | 'shippingNext'
  | 'convert.line'
  | 'convert.shippingFirst'
  | 'convert.shippingNext'
  | 'discount'
  | 'subtotal'
  | 'exchangeFee'
  | 'remittanceFee'
  | 'total';

/**
 * One step of a quote as language-neutral arithmetic: money in major units, exact operands, `≈` where the result is
 * rounded, `⌈…⌉` where it is rounded up to a whole minor unit or gram. A component without cost has no step.
 */
export interface FormulaStep {
  readonly label: FormulaLabel;
  readonly expression: string;
  /** Whole minor units of `currency`; if that is empty, mm² (`area`), a count (`parcels`) or grams (all others). */
  readonly amount: number;
  readonly currency: string;
  readonly line?: number;
}

type DisplayCurrency = Pick<Currency, 'code' | 'digits' | 'minorUnit'>;

const CNY: DisplayCurrency = { code: 'CNY', digits: 2, minorUnit: Ratio.parse('0.01') };

/** Explains a quote step by step, with the numbers it was calculated from. */
export function buildFormula(calculation: Calculation): FormulaStep[] {
  return [...calculation.lines.flatMap(lineSteps), ...shippingSteps(calculation), ...adjustedSteps(calculation)];
}

function lineSteps({ area, components, setupFen, fen }: PricedLine, line: number): FormulaStep[] {
  const costs = components.filter(({ terms }) => terms.length > 0);
  const setup = setupFen > 0 ? [setupFen] : [];
  const operands = [...costs.map(({ value }) => value), ...setup.map(Ratio.of)];
  const exact = operands.reduce((sum, operand) => sum.plus(operand), Ratio.zero);
  return [
    ...(area ? [areaStep(area, line)] : []),
    ...costs.map(({ label, terms, value }) => moneyStep(CNY, label, formatTerms(terms), value.round(), value, line)),
    ...setup.map((amount) => moneyStep(CNY, 'setup', formatYuan(amount), amount, undefined, line)),
    moneyStep(CNY, 'line', operands.map(formatYuan).join(' + ') || formatYuan(fen), fen, exact, line),
  ];
}

function areaStep({ sides, minimum, pieces, billed, mm2 }: BillableArea, line: number): FormulaStep {
  const perPiece = `max(${formatTerms([sides])}, ${formatFactor(minimum)})`;
  const expression = `${perPiece} × ${formatFactor(pieces)} = ${formatFactor(billed)}`;
  return { label: 'area', expression, amount: mm2, currency: '', line };
}

function shippingSteps({ lines, shippingCharge }: Calculation): FormulaStep[] {
  const { service, actualGrams, volumetricGrams, chargeableGrams, parcelGroups, parcelCount } = shippingCharge;
  const { divisor, packagingGrams, maxParcelGrams, firstGrams, nextGrams } = service;
  const weight = formatTerms(lines.flatMap((line) => line.weight.terms));
  const volume = formatTerms(lines.flatMap((line) => line.volume.terms));
  const nextPrice = formatYuan(service.nextFen);
  const next = parcelGroups
    .filter(({ steps }) => steps > 0)
    .map(({ count, grams }) => `${count} × ⌈(${grams} g − ${firstGrams} g) / ${nextGrams} g⌉ × ${nextPrice}`);
  return [
    gramsStep('actualWeight', `⌈${weight}⌉`, actualGrams),
    ...(divisor
      ? [gramsStep('volumetricWeight', `⌈(${volume}) × 1000 / ${divisor.toDecimal()}⌉`, volumetricGrams)]
      : []),
    gramsStep('weight', `max(${actualGrams} g, ${volumetricGrams} g) + ${packagingGrams} g`, chargeableGrams),
    {
      label: 'parcels',
      expression: `⌈${chargeableGrams} g / ${maxParcelGrams} g⌉ = ${parcelCount}`,
      amount: parcelCount,
      currency: '',
    },
    moneyStep(CNY, 'shippingFirst', `${parcelCount} × ${formatYuan(service.firstFen)}`, shippingCharge.firstFen),
    moneyStep(CNY, 'shippingNext', next.join(' + ') || `0 × ${nextPrice}`, shippingCharge.nextFen),
  ];
}

function adjustedSteps({ lines, shippingCharge, payment, adjusted, percentOff = 0 }: Calculation): FormulaStep[] {
  const { currency, method, fixed } = payment;
  const { product, discount, shippingFirst, shippingNext, subtotal, exchangeFee, remittanceFee, total } = adjusted;
  const money = (amount: Ratio | number) => formatMajorUnits(currency, amount);
  const converted = (label: FormulaLabel, fen: number, line?: number) => {
    const expression = `${formatYuan(fen)} × ${currency.perCny.toDecimal()}`;
    const exact = Ratio.of(fen).times(currency.perFen);
    return moneyStep(currency, label, expression, exact.round(), exact, line);
  };
  const base = subtotal + exchangeFee;
  const net = discount === undefined ? money(product) : `${money(product)} − ${money(discount)}`;
  const exchange = `${money(subtotal)} × ${currency.exchangeRate.toDecimal()}`;
  const exactExchangeFee = Ratio.of(subtotal).times(currency.exchangeRate);
  const gross = `⌈(${money(base)} + ${money(fixed)}) / (1 − ${method.rate.toDecimal()})⌉`;
  return [
    ...lines.map(({ fen }, line) => converted('convert.line', fen, line)),
    converted('convert.shippingFirst', shippingCharge.firstFen),
    converted('convert.shippingNext', shippingCharge.nextFen),
    ...discountSteps(currency, adjusted, percentOff),
    moneyStep(currency, 'subtotal', [net, ...[shippingFirst, shippingNext].map(money)].join(' + '), subtotal),
    moneyStep(currency, 'exchangeFee', exchange, exchangeFee, exactExchangeFee),
    moneyStep(currency, 'remittanceFee', `${gross} − ${money(base)}`, remittanceFee),
    moneyStep(currency, 'total', [subtotal, exchangeFee, remittanceFee].map(money).join(' + '), total),
  ];
}

function discountSteps(
  currency: Currency,
  { product, discount }: Calculation['adjusted'],
  percentOff: number,
): FormulaStep[] {
  if (discount === undefined) return [];
  const rate = Ratio.of(percentOff).over(Ratio.of(100));
  const expression = `${formatMajorUnits(currency, product)} × ${rate.toDecimal()}`;
  return [moneyStep(currency, 'discount', expression, discount, Ratio.of(product).times(rate))];
}

/** `left = amount`, or `left ≈ amount` if `exact` is another number that was rounded to `amount`. */
function moneyStep(
  currency: DisplayCurrency,
  label: FormulaLabel,
  left: string,
  amount: number,
  exact?: Ratio,
  line?: number,
): FormulaStep {
  const right = formatMajorUnits(currency, amount);
  const sign = !exact || exact.equals(amount) ? '=' : '≈';
  const expression = left === right ? right : `${left} ${sign} ${right}`;
  return { label, expression, amount, currency: currency.code, ...(line !== undefined && { line }) };
}

const gramsStep = (label: FormulaLabel, left: string, grams: number): FormulaStep => ({
  label,
  expression: `${left} = ${grams} g`,
  amount: grams,
  currency: '',
});

const formatMajorUnits = ({ digits, minorUnit }: DisplayCurrency, amount: Ratio | number): string =>
  typeof amount === 'number' ? formatScaled(amount, digits, digits) : amount.times(minorUnit).toDecimal(digits);

const formatYuan = (fen: Ratio | number): string => formatMajorUnits(CNY, fen);

const formatTerms = (terms: readonly Term[]): string =>
  terms.map((term) => term.map(formatFactor).join(' × ')).join(' + ') || '0';

const formatFactor = ({ value, unit }: Factor): string =>
  unit === 'fen' ? formatYuan(value) : `${value.toDecimal()} ${unit}`.trimEnd();
