import { Ratio } from '@shop/money';

import type { BilledArea, PricedLine } from './line';
import type { Factor, Term } from './part';
import type { Reckoning } from './reckon';
import type { Currency } from './tariff';

/** Stable keys of the steps, in the order in which they come; a line's steps carry its index. */
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
 * One step of a quote in language-neutral arithmetic: money in major units, operands exact, `≈` where the result is
 * rounded, `⌈…⌉` for rounding up to a whole minor unit or gram. What costs nothing has no step.
 */
export interface FormulaStep {
  readonly label: FormulaLabel;
  readonly expression: string;
  /** Whole minor units of `currency`; where that is empty mm² (`area`), a count (`parcels`) or grams. */
  readonly amount: number;
  readonly currency: string;
  readonly line?: number;
}

type Denomination = Pick<Currency, 'code' | 'digits' | 'minorUnit'>;

const CNY: Denomination = { code: 'CNY', digits: 2, minorUnit: Ratio.parse('0.01') };

/** Explains a quote with the numbers it was reckoned from. */
export function formula(reckoning: Reckoning): FormulaStep[] {
  return [...reckoning.lines.flatMap(lineSteps), ...shippingSteps(reckoning), ...adjustedSteps(reckoning)];
}

function lineSteps({ area, parts, setupFen, fen }: PricedLine, line: number): FormulaStep[] {
  const costs = parts.filter(({ terms }) => terms.length > 0);
  const setup = setupFen > 0n ? [setupFen] : [];
  const operands = [...costs.map(({ value }) => value), ...setup.map(Ratio.of)];
  const exact = operands.reduce((sum, operand) => sum.plus(operand), Ratio.zero);
  return [
    ...(area ? [areaStep(area, line)] : []),
    ...costs.map(({ label, terms, value }) => moneyStep(CNY, label, written(terms), value.round(), value, line)),
    ...setup.map((amount) => moneyStep(CNY, 'setup', yuan(amount), amount, Ratio.of(amount), line)),
    moneyStep(CNY, 'line', operands.map(yuan).join(' + ') || yuan(fen), fen, exact, line),
  ];
}

function areaStep({ sides, least, pieces, billed, mm2 }: BilledArea, line: number): FormulaStep {
  const expression = `max(${written([sides])}, ${shown(least)}) × ${shown(pieces)} = ${shown(billed)}`;
  return { label: 'area', expression, amount: Number(mm2), currency: '', line };
}

function shippingSteps({ lines, charge }: Reckoning): FormulaStep[] {
  const { service, actualGrams, volumetricGrams, chargeableGrams, packed, parcels } = charge;
  const { divisor, packagingGrams, maxParcelGrams, firstGrams, nextGrams } = service;
  const weight = written(lines.flatMap((line) => line.weight.terms));
  const volume = written(lines.flatMap((line) => line.volume.terms));
  const nextFen = yuan(service.nextFen);
  const next = packed
    .filter(({ steps }) => steps > 0n)
    .map(({ count, grams }) => `${count} × ⌈(${grams} g − ${firstGrams} g) / ${nextGrams} g⌉ × ${nextFen}`);
  return [
    gramsStep('actualWeight', `⌈${weight}⌉`, actualGrams),
    ...(divisor
      ? [gramsStep('volumetricWeight', `⌈(${volume}) × 1000 / ${divisor.toDecimal()}⌉`, volumetricGrams)]
      : []),
    gramsStep('weight', `max(${actualGrams} g, ${volumetricGrams} g) + ${packagingGrams} g`, chargeableGrams),
    {
      label: 'parcels',
      expression: `⌈${chargeableGrams} g / ${maxParcelGrams} g⌉ = ${parcels}`,
      amount: Number(parcels),
      currency: '',
    },
    moneyStep(CNY, 'shippingFirst', `${parcels} × ${yuan(service.firstFen)}`, charge.firstFen),
    moneyStep(CNY, 'shippingNext', next.join(' + ') || `0 × ${nextFen}`, charge.nextFen),
  ];
}

function adjustedSteps({ lines, charge, payment, adjusted, percentOff = 0 }: Reckoning): FormulaStep[] {
  const { currency, method, fixed } = payment;
  const { product, discount, shippingFirst, shippingNext, subtotal, exchangeFee, remittanceFee } = adjusted;
  const money = (amount: Ratio | bigint) => major(currency, amount);
  const converted = (label: FormulaLabel, fen: bigint, line?: number) => {
    const exact = Ratio.of(fen).times(currency.perFen);
    return moneyStep(currency, label, `${yuan(fen)} × ${currency.perCny.toDecimal()}`, exact.round(), exact, line);
  };
  const rate = method.rate.toDecimal();
  const base = subtotal + exchangeFee;
  const exactFee = Ratio.of(subtotal).times(currency.exchangeRate);
  const off = Ratio.of(percentOff).over(Ratio.of(100));
  const net = discount === undefined ? money(product) : `${money(product)} − ${money(discount)}`;
  return [
    ...lines.map(({ fen }, line) => converted('convert.line', fen, line)),
    converted('convert.shippingFirst', charge.firstFen),
    converted('convert.shippingNext', charge.nextFen),
    ...(discount === undefined
      ? []
      : [moneyStep(currency, 'discount', `${money(product)} × ${off.toDecimal()}`, discount, Ratio.of(product).times(off))]),
    moneyStep(currency, 'subtotal', [net, ...[shippingFirst, shippingNext].map(money)].join(' + '), subtotal),
    moneyStep(
      currency,
      'exchangeFee',
      `${money(subtotal)} × ${currency.exchangeRate.toDecimal()}`,
      exchangeFee,
      exactFee,
    ),
    moneyStep(
      currency,
      'remittanceFee',
      `⌈(${money(base)} + ${money(fixed)}) / (1 − ${rate})⌉ − ${money(base)}`,
      remittanceFee,
    ),
    moneyStep(currency, 'total', [subtotal, exchangeFee, remittanceFee].map(money).join(' + '), adjusted.total),
  ];
}

/** `left = amount`, or `left ≈ amount` where `exact` was rounded to it. */
function moneyStep(
  currency: Denomination,
  label: FormulaLabel,
  left: string,
  amount: bigint,
  exact: Ratio = Ratio.of(amount),
  line?: number,
): FormulaStep {
  const right = major(currency, amount);
  const sign = major(currency, exact) === right ? '=' : '≈';
  const expression = left === right ? right : `${left} ${sign} ${right}`;
  return { label, expression, amount: Number(amount), currency: currency.code, ...(line !== undefined && { line }) };
}

const gramsStep = (label: FormulaLabel, left: string, grams: bigint): FormulaStep => ({
  label,
  expression: `${left} = ${grams} g`,
  amount: Number(grams),
  currency: '',
});

const major = ({ digits, minorUnit }: Denomination, amount: Ratio | bigint): string =>
  (typeof amount === 'bigint' ? Ratio.of(amount) : amount).times(minorUnit).toDecimal(digits);

const yuan = (fen: Ratio | bigint): string => major(CNY, fen);

const written = (terms: readonly Term[]): string => terms.map((term) => term.map(shown).join(' × ')).join(' + ') || '0';

const shown = ({ value, unit }: Factor): string =>
  unit === 'fen' ? yuan(value) : `${value.toDecimal()} ${unit}`.trimEnd();
