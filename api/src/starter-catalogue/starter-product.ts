import type { Detail, Form, Motif, Scene } from '@shop/drawing';
import type { AreaProductTariff, UnitProductTariff } from '@shop/pricing';

import type { ProductFacets } from '../catalogue/public';
import type { Translated } from './translated';

export interface ProductText {
  readonly name: string;
  /** One line, for cards and lists. */
  readonly summary: string;
  readonly description: string;
  /** One sentence each, about what to know before ordering. */
  readonly notes: readonly string[];
  /** A few words each, about where it is used. */
  readonly uses: readonly string[];
}

export interface ProductProperties {
  readonly printerType: string;
  /** dpi. */
  readonly resolution: number;
  readonly waterproof: boolean;
  readonly uvResistant: boolean;
}

interface StarterProductBase {
  /** Never changed, because orders refer to it. */
  readonly sku: string;
  readonly category: string;
  readonly slug: string;
  /** Shown with the UV inkjet badge. */
  readonly uvInkjet: boolean;
  readonly featured?: true;
  readonly properties: ProductProperties;
  readonly facets: ProductFacets;
  readonly scene: Scene;
  readonly detail: Detail;
  readonly motif: Motif;
  /** Drawn with left and right exchanged. */
  readonly mirrored?: true;
  readonly text: Translated<ProductText>;
}

/** Sold by size. */
export interface StarterAreaProduct extends StarterProductBase {
  readonly kind: 'area';
  readonly tariff: AreaProductTariff;
  /** What its page shows at first. */
  readonly defaultSize: { readonly widthMm: number; readonly lengthMm: number };
}

/** Size of the whole stand or flag, and of the print on it. */
export interface VariantSize {
  readonly label: Translated<string>;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly depthMm: number;
  readonly print: { readonly widthMm: number; readonly heightMm: number };
}

/** Sold by the piece. */
export interface StarterUnitProduct extends StarterProductBase {
  readonly kind: 'unit';
  readonly form: Form;
  readonly tariff: UnitProductTariff;
  /** By the variant codes of the tariff. */
  readonly variants: Readonly<Record<string, VariantSize>>;
}

export type StarterProduct = StarterAreaProduct | StarterUnitProduct;
