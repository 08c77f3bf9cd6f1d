import { choose, isWhole } from './check-line';
import { refuse, Refusal, type PricingRefusal } from './refusal';
import type { LineRequest } from './request';
import { checkSize } from './sheet';
import type { Tariff } from './tariff';

/** More than any press runs; it keeps what staff read readable. */
const MOST_PIECES = 1_000_000_000;

/**
 * Whether a line says what somebody wishes for in the tariff's own words, however large or many: what the tariff cannot
 * make or price may still be asked of staff. Checks product → variant or size → quantity → artwork → finishes, as a quote does.
 */
export function checkWish(tariff: Tariff, line: LineRequest): { readonly ok: true } | PricingRefusal {
  const refusal = wrongIn(tariff, line);
  return refusal ? refuse(refusal) : { ok: true };
}

function wrongIn(tariff: Tariff, line: LineRequest): Refusal | undefined {
  const product = tariff.products.get(line.sku);
  if (!product) return new Refusal('unknown_product', 'sku');
  if (product.kind === 'area') {
    const wrong = checkSize(line);
    if (wrong) return wrong;
  } else if (!product.variants.has(line.variant)) return new Refusal('unknown_variant', 'variant');
  if (!isWhole(line.quantity)) return new Refusal('not_a_number', 'quantity');
  if (line.quantity < 1 || line.quantity > MOST_PIECES) return new Refusal('quantity_out_of_range', 'quantity');
  if (!product.artworkFactor.has(line.artwork)) return new Refusal('artwork_not_offered', 'artwork');
  const finishes = choose(product.finishes, line.finishes ?? []);
  return finishes instanceof Refusal ? finishes : undefined;
}
