import type { ProductTariff, Service } from '@shop/pricing';

/** The catalogue as its tables hold it; `texts` are by language. */
export interface CatalogueRows {
  categories: CategoryRow[];
  products: ProductRow[];
  finishes: FinishRow[];
  zones: { country: string; zone: string }[];
  exclusions: { country: string }[];
  services: { method: number; zone: string; tariff: Service }[];
  methods: MethodRow[];
  currencies: CurrencyRow[];
  /** Of each currency the rate in force and those still to come, oldest first. */
  rates: RateRow[];
  fees: { payment_method: number; rate: string; fixed: Record<string, number> }[];
  ratings: { sku: string; average: string; total: string }[];
}

type Texts<T> = Record<string, T>;

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
  properties: { printerType: string; resolution: string; waterproof: boolean; uvResistant: boolean };
  presentation: Presentation;
  texts: Texts<ProductText>;
}

export interface ProductText {
  name: string;
  summary: string;
  description: string;
  notes: string[];
  uses: string[];
}

/** What is drawn of a product; a unit product's variants by code, sizes in mm, names by language. */
export interface Presentation {
  form: string;
  scene: string;
  detail: string;
  variants?: Record<string, { widthMm: number; lengthMm: number; name: Texts<string> }>;
}

export interface FinishRow {
  finish: string;
  texts: Texts<string>;
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
