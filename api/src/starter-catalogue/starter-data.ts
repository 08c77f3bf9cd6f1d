import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Value } from '@sinclair/typebox/value';
import type { ChineseNameData } from '../catalogue/public';
import type { RemittanceTariff, ShippingServiceTariff } from '@shop/pricing';
import { type FinishRules, finishRulesFor } from './finish-rules';
import { STARTER_DATA_SCHEMAS } from './starter-data.schema';
import type { StarterProduct } from './starter-product';
import type { Translated } from './translated';

/** By SKU and code. */
export type VariantNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The data files of the starter catalogue, in the order of the menu. */
export interface StarterData {
  readonly categories: readonly StarterCategory[];
  readonly printerTypes: Readonly<Record<string, Translated<string>>>;
  readonly finishes: Readonly<Record<string, Translated<{ readonly name: string; readonly note: string }>>>;
  /** For staff, by code. */
  readonly chineseNames: ChineseNameData & { readonly variants: VariantNames };
  readonly products: readonly StarterProduct[];
  /** Terms that mean the same to the product search. */
  readonly searchSynonyms: readonly (readonly string[])[];
  /** In the order they are offered. */
  readonly currencies: readonly StarterCurrency[];
  /** By payment method. `fixed` is in minor units. */
  readonly fees: Readonly<Record<string, RemittanceTariff>>;
  readonly shipping: StarterShipping;
}

interface StarterCategory {
  readonly slug: string;
  /** SKUs. */
  readonly products: readonly string[];
  readonly texts: Translated<{ readonly name: string; readonly summary: string }>;
}

interface StarterCurrency {
  readonly code: string;
  readonly digits: number;
  /** Units that one CNY buys. */
  readonly perCny: string;
  /** The bank's fee for exchanging it into CNY, as a fraction of the subtotal. */
  readonly exchangeFee: string;
}

interface StarterShipping {
  /** Countries by zone. */
  readonly zones: Readonly<Record<string, readonly string[]>>;
  /** The countries that count as major areas; all others are `other`. */
  readonly majorCountries: readonly string[];
  /** Countries nothing is shipped to, by reason. */
  readonly unservedCountries: Readonly<Record<string, readonly string[]>>;
  /** In the order they are offered. */
  readonly methods: readonly StarterShippingMethod[];
}

interface StarterShippingMethod {
  readonly method: number;
  /** Business days, first and last. */
  readonly deliveryDays: { readonly major: readonly [number, number]; readonly other: readonly [number, number] };
  /** By zone. */
  readonly services: Readonly<Record<string, ShippingServiceTariff>>;
}

const FOLDER = path.join(__dirname, 'data');

/**
 * Reads and checks the data files.
 * @throws Error that names the file and field of a value that its schema does not allow
 */
export function readStarterData(): StarterData {
  const categories = read<readonly StarterCategory[]>('categories', 'categories');
  const rules = read<FinishRules>('finish-rules', 'finish-rules');
  return {
    categories,
    printerTypes: read('printer-types', 'printer-types'),
    finishes: read('finishes', 'finishes'),
    chineseNames: read('chinese-names', 'chinese-names'),
    products: categories.flatMap(({ slug: category, products }) =>
      products.map((sku) => {
        const product = read<Omit<StarterProduct, 'category'>>('product', `products/${category}/${sku}`);
        return withFinishRules({ ...product, category } as StarterProduct, rules);
      }),
    ),
    searchSynonyms: read('search-synonyms', 'search-synonyms'),
    currencies: read('currencies', 'currencies'),
    fees: read('fees', 'fees'),
    shipping: read('shipping', 'shipping'),
  };
}

function read<T>(schema: keyof typeof STARTER_DATA_SCHEMAS, name: string): T {
  const file = `${name}.json`;
  return checkStarterData(schema, file, JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8'))) as T;
}

/** @throws Error that names the file and the first field that the schema does not allow */
export function checkStarterData(schema: keyof typeof STARTER_DATA_SCHEMAS, file: string, data: unknown): unknown {
  const fault = Value.Errors(STARTER_DATA_SCHEMAS[schema], data).First();
  if (fault) throw new Error(`${file}${fault.path}: ${fault.message}`);
  return data;
}

function withFinishRules(product: StarterProduct, rules: FinishRules): StarterProduct {
  const finishRules = finishRulesFor(rules, Object.keys(product.tariff.finishes));
  if (!finishRules) return product;
  return product.kind === 'area'
    ? { ...product, tariff: { ...product.tariff, finishRules } }
    : { ...product, tariff: { ...product.tariff, finishRules } };
}
