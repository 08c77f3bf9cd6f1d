import { adjust, type Adjusted, type Payment } from './adjusted';
import { checkLine } from './check-line';
import { priceLine, type PricedLine } from './line';
import { total } from './part';
import { Refusal } from './refusal';
import type { AgreedLine, LineRequest, PriceList, QuoteRequest } from './request';
import { charge, zoneOf, type Charge } from './shipping';
import type { Tariff } from './tariff';

/** The exact numbers behind a quote: what it shows and what its formula explains. */
export interface Reckoning {
  readonly lines: readonly PricedLine[];
  readonly productFen: bigint;
  readonly charge: Charge;
  readonly payment: Payment;
  readonly adjusted: Adjusted;
  readonly percentOff?: number | undefined;
}

/** Prices one line of whatever form, or says why it has no price. */
export type LinePricer = (tariff: Tariff, line: LineRequest & AgreedLine, priceList: PriceList) => PricedLine | Refusal;

/** Checks that there are lines, currency, payment method, the two together, each line in turn, shipping. */
export function reckon(tariff: Tariff, request: QuoteRequest, priceOf: LinePricer): Reckoning | Refusal {
  if (!Array.isArray(request?.lines) || request.lines.length === 0) return new Refusal('empty_cart');
  const payment = payBy(tariff, request);
  if (payment instanceof Refusal) return payment;
  const lines = reckonLines(tariff, request.lines, request.priceList, priceOf);
  if (lines instanceof Refusal) return lines;
  const charged = ship(tariff, request, lines);
  if (charged instanceof Refusal) return charged;
  const adjusted = adjust(
    payment,
    lines.map(({ fen }) => fen),
    charged.firstFen,
    charged.nextFen,
    request.percentOff,
  );
  return {
    lines,
    productFen: lines.reduce((sum, { fen }) => sum + fen, 0n),
    charge: charged,
    payment,
    adjusted,
    percentOff: request.percentOff,
  };
}

function payBy(tariff: Tariff, { currency: code, paymentMethod }: QuoteRequest): Payment | Refusal {
  const currency = tariff.currencies.get(code);
  if (!currency) return new Refusal('unknown_currency', 'currency');
  const method = tariff.paymentMethods.get(paymentMethod);
  if (!method) return new Refusal('unknown_payment_method', 'paymentMethod');
  const fixed = method.fixed.get(code);
  return fixed ? { currency, method, fixed } : new Refusal('currency_mismatch', 'currency');
}

function reckonLines(
  tariff: Tariff,
  asked: readonly (LineRequest & AgreedLine)[],
  priceList: PriceList,
  priceOf: LinePricer,
): PricedLine[] | Refusal {
  const lines: PricedLine[] = [];
  for (const [index, line] of asked.entries()) {
    const priced = priceOf(tariff, line ?? {}, priceList);
    if (priced instanceof Refusal) return new Refusal(priced.code, priced.field, index);
    lines.push(priced);
  }
  return lines;
}

/** Any price list but the reseller's is retail. More than a number holds exactly is no quantity. */
export function reckonLine(tariff: Tariff, line: LineRequest, priceList: PriceList): PricedLine | Refusal {
  const checked = checkLine(tariff.products, line);
  if (checked instanceof Refusal) return checked;
  const priced = priceLine(checked, priceList === 'reseller' ? 'reseller' : 'retail');
  const isExact = [priced.fen, priced.area?.mm2 ?? 0n].every((whole) => Number.isSafeInteger(Number(whole)));
  return isExact ? priced : new Refusal('quantity_out_of_range', 'quantity');
}

function ship(
  { shipping }: Tariff,
  { country, shippingMethod }: QuoteRequest,
  lines: readonly PricedLine[],
): Charge | Refusal {
  const zone = zoneOf(shipping, country);
  if (zone instanceof Refusal) return zone;
  const service = shipping.services.get(shippingMethod)?.get(zone);
  const load = { weight: total(lines.map(({ weight }) => weight)), volume: total(lines.map(({ volume }) => volume)) };
  return (service && charge(service, load)) ?? new Refusal('shipping_unavailable', 'shippingMethod');
}
