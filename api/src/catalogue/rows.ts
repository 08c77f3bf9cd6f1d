import type { ProductTariff, Service } from '@shop/pricing';
import type { Photo } from './photos/photo-rows';
import type { TariffChange } from './tariff-drafts/tariff-change';

/** The catalogue as its tables hold it; `texts` are by language. */
export interface CatalogueRows {
  categories: CategoryRow[];
  products: ProductRow[];
  finishes: { finish: string; texts: Texts<FinishText> }[];
  printerTypes: { printer_type: string; texts: Texts<string> }[];
  zones: { country: string; zone: string; major: boolean }[];
  exclusions: { country: string }[];
  services: { method: number; zone: string; tariff: Service }[];
  methods: MethodRow[];
  currencies: CurrencyRow[];
  /** Of each currency the rate in force and those still to come, oldest first. */
  rates: RateRow[];
  fees: { payment_method: number; rate: string; fixed: Record<string, number> }[];
  /** Versions of the tariff that wait for their time, the first to come first. */
  scheduled: ScheduledVersion[];
  ratings: { sku: string; average: string; total: string }[];
  galleries: { gallery: string; photos: Photo[] }[];
  /** `YYYY-MM-DD`; days that are not named follow the week. */
  calendar: { day: string; kind: 'holiday' | 'workday' }[];
}

export interface ScheduledVersion {
  id: string;
  publish_at: Date;
  changes: TariffChange[];
}

/** By language. */
export type Texts<T> = Readonly<Partial<Record<string, T>>>;

export interface CategoryRow {
  slug: string;
  texts: Texts<{ name: string; summary: string }>;
}

export interface ProductRow {
  sku: string;
  category: string;
  slug: string;
  kind: 'area' | 'unit';
  uv_inkjet: boolean;
  featured: boolean;
  withdrawn: boolean;
  tariff: ProductTariff;
  properties: ProductProperties;
  presentation: Presentation;
  texts: Texts<ProductText>;
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

/** `printerType` is a code with names of its own, `resolution` is in dpi. */
export interface ProductProperties {
  printerType: string;
  resolution: number;
  waterproof: boolean;
  uvResistant: boolean;
}

/** What is drawn of a product; `form` is `area` for what is sold by size, the others' variants are by code. */
export interface Presentation {
  form: string;
  scene: string;
  detail: string;
  variants?: Record<string, VariantPresentation>;
}

/** The whole stand or flag as it is drawn, and the print on it. */
export interface VariantPresentation {
  name: Texts<string>;
  widthMm: number;
  heightMm: number;
  depthMm: number;
  print: { widthMm: number; heightMm: number };
}

export interface FinishText {
  name: string;
  note: string;
}

/** Business days in half-open ranges, as PostgreSQL writes them: `[3,8)`. */
export interface MethodRow {
  method: number;
  major_days: string;
  other_days: string;
}

export interface CurrencyRow {
  code: string;
  digits: number;
  exchange_fee: string;
}

export interface RateRow {
  currency: string;
  valid_from: Date;
  per_cny: string;
}
