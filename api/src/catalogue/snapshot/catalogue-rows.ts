import type { FireRatingCode, MaterialCode, PlaceCode, UseCode } from '@shop/contract';
import type { Photo } from '../photos/photo-rows';
import type { Translations } from './localize';

/** The catalogue as the tables hold it, without what products cost: that is the tariff. */
export interface CatalogueRows {
  /** In the order of the menu. */
  categories: CategoryRow[];
  /** In the order of the menu. */
  products: ProductRow[];
  finishes: { finish: string; chinese_name: string; texts: Translations<FinishText> }[];
  printerTypes: { printer_type: string; chinese_name: string; texts: Translations<string> }[];
  ratings: { sku: string; average: string; total: string }[];
  galleries: { gallery: string; photos: Photo[] }[];
  /** Terms that mean the same to a search. */
  synonyms: { id: string; terms: string[]; revision: number }[];
}

export interface CategoryRow {
  slug: string;
  withdrawn: boolean;
  /** For staff; empty for none. */
  chinese_name: string;
  texts: Translations<{ name: string; summary: string }>;
}

export interface ProductRow {
  sku: string;
  category: string;
  slug: string;
  kind: 'area' | 'unit';
  uv_inkjet: boolean;
  featured: boolean;
  withdrawn: boolean;
  properties: ProductProperties;
  facets: ProductFacets;
  /** Of a product sold by size; null for the usual size. */
  default_size: Size | null;
  presentation: Presentation;
  texts: Translations<ProductText>;
  /** In the order they are shown. */
  photos: readonly Photo[];
}

export interface ProductText {
  name: string;
  summary: string;
  description: string;
  notes: readonly string[];
  uses: readonly string[];
}

export interface ProductProperties {
  /** A code that `printerTypes` has texts for. */
  printerType: string;
  /** dpi. */
  resolution: number;
  waterproof: boolean;
  uvResistant: boolean;
}

/** What customers filter products by. */
export interface ProductFacets {
  uses: readonly UseCode[];
  places: readonly PlaceCode[];
  materials: readonly MaterialCode[];
  fireRatings: readonly FireRatingCode[];
}

export const NO_FACETS: ProductFacets = { uses: [], places: [], materials: [], fireRatings: [] };

export interface Size {
  widthMm: number;
  lengthMm: number;
}

/** The drawings of a product. `form` is `area` for products sold by size; other products have variants by code. */
export interface Presentation {
  form: string;
  scene: string;
  detail: string;
  /** What the scene and close-up show in print; their own print if absent. */
  motif?: string;
  /** Whether left and right of the scene and close-up are exchanged. */
  mirrored?: boolean;
  variants?: Record<string, VariantPresentation>;
}

/** Size of the whole stand or flag, and of the print on it. */
export interface VariantPresentation {
  name: Translations<string>;
  widthMm: number;
  heightMm: number;
  depthMm: number;
  print: { widthMm: number; heightMm: number };
}

export interface FinishText {
  name: string;
  note: string;
}
