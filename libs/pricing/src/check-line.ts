import { Ratio } from '@shop/money';

import { factor, type Factor } from './part';
import { Refusal } from './refusal';
import type { LineRequest } from './request';
import { cutSheet } from './sheet';
import type { Finish, Lookup, Piece, Product, Tier } from './tariff';

/** A line that can be made, with everything that prices it. */
export interface CheckedLine {
  readonly product: Product;
  readonly piece: Piece;
  readonly pieces: Factor;
  /** Billable m² of the line, or its pieces: what the tiers count. */
  readonly billed: Factor;
  readonly tier: Tier;
  readonly artworkFactor: Factor;
  readonly finishes: readonly Finish[];
}

/** Checks product, variant or size, quantity, artwork, finishes. A quantity below the first tier is out of range. */
export function checkLine(products: Lookup<Product>, line: LineRequest): CheckedLine | Refusal {
  const product = products.get(line.sku);
  if (!product) return new Refusal('unknown_product', 'sku');
  const piece = pieceOf(product, line);
  if (piece instanceof Refusal) return piece;
  const pieces = count(line.quantity, product.maxQuantity);
  if (pieces instanceof Refusal) return pieces;
  const billed = factor(piece.billable.value.times(pieces.value), piece.billable.unit);
  const tier = piece.tiers.findLast(({ from }) => !billed.value.isBelow(from));
  if (!tier) return new Refusal('quantity_out_of_range', 'quantity');
  const artworkFactor = product.artworkFactor.get(line.artwork);
  if (!artworkFactor) return new Refusal('artwork_not_offered', 'artwork');
  const finishes = choose(product.finishes, line.finishes ?? []);
  if (finishes instanceof Refusal) return finishes;
  return { product, piece, pieces, billed, tier, artworkFactor, finishes };
}

function pieceOf(product: Product, line: LineRequest): Piece | Refusal {
  if (product.kind === 'area') return cutSheet(product, line);
  return product.variants.get(line.variant) ?? new Refusal('unknown_variant', 'variant');
}

function count(quantity: unknown, most: number): Factor | Refusal {
  if (!isWhole(quantity)) return new Refusal('not_a_number', 'quantity');
  if (quantity < 1 || quantity > most) return new Refusal('quantity_out_of_range', 'quantity');
  return factor(Ratio.of(quantity));
}

export const isWhole = (quantity: unknown): quantity is number =>
  typeof quantity === 'number' && Number.isInteger(quantity) && quantity >= 0;

/** Each of the product's own finishes, none twice. */
export function choose(offered: Lookup<Finish>, codes: unknown): Finish[] | Refusal {
  if (!Array.isArray(codes)) return new Refusal('unknown_finish', 'finishes');
  const chosen = new Set<Finish>();
  for (const code of codes) {
    const finish = offered.get(code);
    if (!finish) return new Refusal('unknown_finish', 'finishes');
    if (chosen.has(finish)) return new Refusal('duplicate_finish', 'finishes');
    chosen.add(finish);
  }
  return [...chosen];
}
