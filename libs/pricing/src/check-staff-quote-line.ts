import { checkSize } from './area-piece';
import { isWholeNumber } from './check-line';
import { chooseFinishes } from './finish-rules';
import { fail, PricingError, type PricingFailure } from './pricing-error';
import type { LineRequest } from './request';
import type { Tariff } from './tariff';

/** Far more than any print run; keeps the number readable for staff. */
const MAX_PIECES = 1_000_000_000;

/**
 * Validates a line that a customer sends to staff for a quote. Size, quantity and combination of finishes may be beyond
 * what the tariff can price; product, variant, unit, artwork and finish codes must be in it. Checks in the order product →
 * variant or size → quantity → artwork → finishes.
 */
export function checkStaffQuoteLine(tariff: Tariff, line: LineRequest): { readonly ok: true } | PricingFailure {
  const error = findError(tariff, line);
  return error ? fail(error) : { ok: true };
}

function findError(tariff: Tariff, line: LineRequest): PricingError | undefined {
  const product = tariff.products.get(line.sku);
  if (!product) return new PricingError('unknown_product', 'sku');
  if (product.kind === 'area') {
    const error = checkSize(line);
    if (error) return error;
  } else if (!product.variants.has(line.variant)) return new PricingError('unknown_variant', 'variant');
  if (!isWholeNumber(line.quantity)) return new PricingError('not_a_number', 'quantity');
  if (line.quantity < 1 || line.quantity > MAX_PIECES) return new PricingError('quantity_out_of_range', 'quantity');
  if (!product.artworkFactor.has(line.artwork)) return new PricingError('artwork_not_offered', 'artwork');
  const finishes = chooseFinishes(product.finishes, line.finishes ?? []);
  return finishes instanceof PricingError ? finishes : undefined;
}
