import { grommetCentres, seamCount } from '@shop/drawing';
import type { Piece } from '@shop/preflight';
import { isPrinted } from './item-kinds';
import type { ItemView, ProductView } from './views';
import { UNITS, type UnitCode } from './registries';

type Variant = ProductView['variants'][number];

/** The data of a product that determine how an item of it is printed and finished. */
export interface PrintedProduct {
  kind: ProductView['kind'];
  limits: Pick<ProductView['limits'], 'rollWidthMm' | 'seams'>;
  variants: readonly Pick<Variant, 'code' | 'print'>[];
  finishes: readonly Pick<ProductView['finishes'][number], 'code' | 'grommets'>[];
}

interface EdgeFinish {
  /** Material beyond the finished size in mm: at the top and bottom, at the left and right. */
  ends: number;
  sides: number;
  isFolded: boolean;
}

const HEM: EdgeFinish = { ends: 50, sides: 50, isFolded: true };

/** The finishes that need material beyond the finished size. A finish with grommets has a hem. */
const EDGE_FINISHES: Readonly<Record<string, EdgeFinish>> = {
  'hem-grommet': HEM,
  'bleed-edges': { ends: 50, sides: 50, isFolded: false },
  'pole-pocket': { ends: 90, sides: 0, isFolded: true },
};

const WHITE_INK = 'white-ink';
/** Percent of total ink, where no profile says another limit. */
export const USUAL_INK_LIMIT = 300;

/** Longer than any piece that is made. */
const MAX_MM = 100_000;

/**
 * The printed piece of an item: its size in mm, bleed, grommets, seams and material. Materials that are offered with
 * white ink are not opaque. The ink limit is in percent. Null if the item has no valid size or is not printed with the customer's design.
 */
export function toPrintPiece(item: ItemView, product: PrintedProduct, inkLimit = USUAL_INK_LIMIT): Piece | null {
  const size = isPrinted(item) ? printedSize(item, product) : null;
  if (!size) return null;
  const [widthMm, heightMm] = size;
  const finishes = product.finishes.filter(({ code }) => item.finishes.includes(code));
  const edges = finishes.flatMap(({ code, grommets }) => EDGE_FINISHES[code] ?? (grommets ? HEM : []));
  const ends = Math.max(0, ...edges.map((edge) => edge.ends));
  const sides = Math.max(0, ...edges.map((edge) => edge.sides));
  return {
    widthMm,
    heightMm,
    bleedMm: { top: ends, right: sides, bottom: ends, left: sides },
    isFolded: edges.some(({ isFolded }) => isFolded),
    grommets: finishes.some(({ grommets }) => grommets) ? grommetsOf(widthMm, heightMm) : [],
    seams:
      product.kind === 'area' && product.limits.seams ? seamsOf(widthMm, heightMm, product.limits.rollWidthMm) : [],
    material: {
      inkLimit,
      isOpaque: product.finishes.every(({ code }) => code !== WHITE_INK),
      hasWhiteInk: item.finishes.includes(WHITE_INK),
    },
    sameFileAs: [],
  };
}

function printedSize(item: ItemView, { kind, variants }: PrintedProduct): [number, number] | null {
  if (kind === 'unit') {
    const print = variants.find(({ code }) => code === item.variant)?.print;
    return print && print.widthMm > 0 && print.lengthMm > 0 ? [print.widthMm, print.lengthMm] : null;
  }
  const unit = UNITS[item.unit as UnitCode];
  if (unit === undefined) return null;
  const [width, length] = [item.width, item.length].map(
    (value) => Math.round(Number(value) * Number(unit.mm) * 1e5) / 1e5,
  ) as [number, number];
  return [width, length].every((mm) => mm > 0 && mm <= MAX_MM) ? [width, length] : null;
}

/** In the middle of the hem, which is narrower on pieces under 25 cm. */
function grommetsOf(widthMm: number, heightMm: number) {
  const hem = Math.min(HEM.ends, Math.min(widthMm, heightMm) / 5);
  return grommetCentres(widthMm, heightMm, hem / 2);
}

function seamsOf(widthMm: number, heightMm: number, rollWidthMm: number | undefined): Piece['seams'] {
  if (rollWidthMm === undefined) return [];
  const count = Math.max(0, seamCount(widthMm, heightMm, rollWidthMm));
  const [direction, length] = widthMm >= heightMm ? ['horizontal' as const, heightMm] : ['vertical' as const, widthMm];
  return Array.from({ length: count }, (_, index) => ({ direction, atMm: (length * (index + 1)) / (count + 1) }));
}
