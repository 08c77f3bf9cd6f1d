import type { Detail, Form, Scene } from '@shop/drawing';
import type { AreaProductTariff, UnitProductTariff } from '@shop/pricing';

import type { FinishCode } from './finishes';

/** Every text exists in all of them. */
export type Language = 'en' | 'ja' | 'fr' | 'es' | 'de';

/** One entry a language. */
export type Translated<T> = Readonly<Record<Language, T>>;

export type Category =
  | 'banner' | 'sticker' | 'exhibition' | 'flags' | 'lightbox' | 'fabric' | 'uvinkjet' | 'othermaterials';

export type PrinterType = 'eco-solvent' | 'latex' | 'dye-sublimation' | 'uv-roll' | 'pigment' | 'uv-flatbed';

export interface ProductText {
  readonly name: string;
  /** One line, for cards and lists. */
  readonly summary: string;
  readonly description: string;
  /** What to know before ordering, a sentence each. */
  readonly notes: readonly string[];
  /** Where it is used, a few words each. */
  readonly uses: readonly string[];
}

export interface ProductProperties {
  readonly printerType: PrinterType;
  /** Of the print, in dpi. */
  readonly resolution: number;
  readonly waterproof: boolean;
  readonly uvResistant: boolean;
}

interface ProductFacts {
  /** Never changed once orders name it. */
  readonly sku: string;
  readonly category: Category;
  readonly slug: string;
  /** Shown with the UV inkjet badge. */
  readonly uvInkjet: boolean;
  readonly featured?: true;
  readonly properties: ProductProperties;
  readonly scene: Scene;
  readonly detail: Detail;
  readonly text: Translated<ProductText>;
}

type Finishes = { readonly finishes: Partial<Readonly<Record<FinishCode, AreaProductTariff['finishes'][string]>>> };

/** Sold by size. */
export interface DemoAreaProduct extends ProductFacts {
  readonly kind: 'area';
  readonly tariff: AreaProductTariff & Finishes;
}

/** What a variant measures: the whole stand or flag as it is drawn, and the print on it. */
export interface VariantFacts {
  readonly label: Translated<string>;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly depthMm: number;
  readonly print: { readonly widthMm: number; readonly heightMm: number };
}

/** Sold by the piece. */
export interface DemoUnitProduct extends ProductFacts {
  readonly kind: 'unit';
  readonly form: Form;
  readonly tariff: UnitProductTariff & Finishes;
  /** By the tariff's variants. */
  readonly variants: Readonly<Record<string, VariantFacts>>;
}

export type DemoProduct = DemoAreaProduct | DemoUnitProduct;
