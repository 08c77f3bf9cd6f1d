import { Ratio } from '@shop/money';

import { measureAreaPiece } from './area-piece';
import { checkFinishRules, chooseFinishes } from './finish-rules';
import { PricingError } from './pricing-error';
import type { LineRequest } from './request';
import { factor, type Factor } from './sum';
import type { Finish, Lookup, Piece, Product, Tier } from './tariff';

/** A valid line with everything that its price depends on. */
export interface CheckedLine {
  readonly product: Product;
  readonly piece: Piece;
  readonly pieces: Factor;
  /** What the tiers count: the billable m² of the line, or the number of pieces of a unit product. */
  readonly billed: Factor;
  readonly tier: Tier;
  readonly artworkFactor: Factor;
  readonly finishes: readonly Finish[];
}

/**
 * Validates a line in the order product → variant or size → quantity → artwork → finishes → finish rules and returns the
 * first error. A quantity below the first tier is `quantity_out_of_range`.
 */
export function checkLine(products: Lookup<Product>, line: LineRequest): CheckedLine | PricingError {
  const checked = checkNegotiatedItem(products, line);
  if (checked instanceof PricingError) return checked;
  return checkFinishRules(checked.product.finishRules, checked.finishes) ?? checked;
}

/** As `checkLine`, without the finish rules: staff may agree to a combination that the shop does not offer online. */
export function checkNegotiatedItem(products: Lookup<Product>, line: LineRequest): CheckedLine | PricingError {
  const product = products.get(line.sku);
  if (!product) return new PricingError('unknown_product', 'sku');
  const piece = findPiece(product, line);
  if (piece instanceof PricingError) return piece;
  const pieces = parseQuantity(line.quantity, product.maxQuantity);
  if (pieces instanceof PricingError) return pieces;
  const billed = factor(piece.billable.value.times(pieces.value), piece.billable.unit);
  const tier = piece.tiers.findLast(({ from }) => !billed.value.isBelow(from));
  if (!tier) return new PricingError('quantity_out_of_range', 'quantity');
  const artworkFactor = product.artworkFactor.get(line.artwork);
  if (!artworkFactor) return new PricingError('artwork_not_offered', 'artwork');
  const finishes = chooseFinishes(product.finishes, line.finishes ?? []);
  if (finishes instanceof PricingError) return finishes;
  return { product, piece, pieces, billed, tier, artworkFactor, finishes };
}

function findPiece(product: Product, line: LineRequest): Piece | PricingError {
  if (product.kind === 'area') return measureAreaPiece(product, line);
  return product.variants.get(line.variant) ?? new PricingError('unknown_variant', 'variant');
}

function parseQuantity(quantity: unknown, max: number): Factor | PricingError {
  if (!isWholeNumber(quantity)) return new PricingError('not_a_number', 'quantity');
  if (quantity < 1 || quantity > max) return new PricingError('quantity_out_of_range', 'quantity');
  return factor(Ratio.of(quantity));
}

export const isWholeNumber = (quantity: unknown): quantity is number =>
  typeof quantity === 'number' && Number.isInteger(quantity) && quantity >= 0;
