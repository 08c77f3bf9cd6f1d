import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { MAX_LISTED_SKUS } from '../limits';
import { FIRE_RATING_CODES, MATERIAL_CODES, PLACE_CODES, PRODUCT_SORTS, USE_CODES } from '../registries';
import {
  Country,
  CurrencyCode,
  Empty,
  Instant,
  Money,
  nullable,
  oneOf,
  PageNumber,
  pageOf,
  PageSize,
  strictObject,
  UnitCode,
} from '../values';

export const Picture = strictObject({
  /** `photo`, or for a drawing `setting`, `detail` or `sheet`. */
  kind: Type.String(),
  url: Type.String(),
  alt: Type.String(),
  /** Pixels; photographs only. */
  width: Type.Optional(Type.Integer()),
  height: Type.Optional(Type.Integer()),
  /** The same picture in other formats, as `<source>` elements in order of preference. */
  sources: Type.Optional(Type.Array(strictObject({ type: Type.String(), srcset: Type.String() }))),
});

const PortfolioPicture = strictObject({
  ...Picture.properties,
  /** The product shown; absent for a photograph of the gallery itself. */
  product: Type.Optional(strictObject({ category: Type.String(), slug: Type.String(), name: Type.String() })),
});

export const Template = strictObject({
  title: Type.String(),
  /** A ZIP file. */
  url: Type.String(),
  /** A preview. */
  image: Picture,
  /** The product the template is for. */
  product: strictObject({ category: Type.String(), slug: Type.String() }),
});

/** What customers filter products by. */
export const Facets = strictObject({
  uses: Type.Array(oneOf(USE_CODES), { maxItems: 20 }),
  places: Type.Array(oneOf(PLACE_CODES), { maxItems: 2 }),
  materials: Type.Array(oneOf(MATERIAL_CODES), { maxItems: 20 }),
  fireRatings: Type.Array(oneOf(FIRE_RATING_CODES), { maxItems: 10 }),
});

const SKU_LIST = `^[^,]{1,64}(?:,[^,]{1,64}){0,${MAX_LISTED_SKUS - 1}}$`;

/** Codes of a facet, separated by commas: products with any of them. */
const FacetFilter = Type.Optional(Type.String({ maxLength: 300, pattern: '^[a-z0-9-]+(?:,[a-z0-9-]+)*$' }));

const facetFilters = { uses: FacetFilter, places: FacetFilter, materials: FacetFilter, fireRatings: FacetFilter };

const CodeCounts = Type.Array(strictObject({ code: Type.String(), count: Type.Integer() }));

/** The codes that any product has, with the number of products that choosing them leaves. */
const FacetCounts = strictObject({
  uses: CodeCounts,
  places: CodeCounts,
  materials: CodeCounts,
  fireRatings: CodeCounts,
});

const Rating = strictObject({ average: nullable(Type.Number()), total: Type.Integer() });

/** One piece of a product in its default size with its usual finishes, delivered. */
const Sample = strictObject({
  /** Decimals, of a product sold by size. */
  width: Type.Optional(Type.String()),
  length: Type.Optional(Type.String()),
  unit: Type.Optional(UnitCode),
  /** The name of the variant, of a product sold by the piece. */
  variant: Type.Optional(Type.String()),
  /** With shipping and fees. */
  total: Money,
});

export const ProductCard = strictObject({
  sku: Type.String(),
  category: Type.String(),
  slug: Type.String(),
  name: Type.String(),
  summary: Type.String(),
  uvInkjet: Type.Boolean(),
  kind: Type.Union([Type.Literal('area'), Type.Literal('unit')]),
  featured: Type.Boolean(),
  image: Picture,
  /** The lowest factory price per m² or per piece. */
  from: strictObject({ money: Money, per: Type.Union([Type.Literal('m2'), Type.Literal('piece')]) }),
  /** The same in the currency and unit that the request names, if there is a rate. */
  price: Type.Optional(
    strictObject({ money: Money, per: Type.Union([Type.Literal('m2'), Type.Literal('ft2'), Type.Literal('piece')]) }),
  ),
  /** Delivered to the country that the request names, if the shop ships there. */
  sample: Type.Optional(Sample),
  rating: Rating,
});

const FinishGroup = Type.Array(Type.String());

export const Product = strictObject({
  sku: Type.String(),
  category: Type.String(),
  slug: Type.String(),
  name: Type.String(),
  summary: Type.String(),
  description: Type.String(),
  notes: Type.Array(Type.String()),
  uses: Type.Array(Type.String()),
  uvInkjet: Type.Boolean(),
  kind: Type.Union([Type.Literal('area'), Type.Literal('unit')]),
  limits: strictObject({
    minMm: Type.Optional(Type.Number()),
    maxLongMm: Type.Optional(Type.Number()),
    rollWidthMm: Type.Optional(Type.Number()),
    maxQuantity: Type.Integer(),
    seams: Type.Boolean(),
  }),
  variants: Type.Array(
    strictObject({
      code: Type.String(),
      name: Type.String(),
      /** Dimensions of the whole stand or flag. */
      widthMm: Type.Number(),
      lengthMm: Type.Number(),
      depthMm: Type.Number(),
      /** Dimensions of the print. */
      print: strictObject({ widthMm: Type.Number(), lengthMm: Type.Number() }),
      grams: Type.Number(),
    }),
  ),
  artworkChoices: Type.Array(Type.Union([Type.Literal('custom'), Type.Literal('blank'), Type.Literal('black')])),
  finishes: Type.Array(
    strictObject({
      code: Type.String(),
      name: Type.String(),
      /** A one-sentence explanation; may be empty. */
      note: Type.String(),
      grommets: Type.Boolean(),
      free: Type.Boolean(),
    }),
  ),
  /** Which finishes can be combined; empty if all can. A quote rejects a combination that breaks a rule. */
  finishRules: strictObject({
    exclusive: Type.Array(FinishGroup, { description: 'at most one finish of each group' }),
    oneOf: Type.Array(FinishGroup, { description: 'exactly one finish of each group' }),
    requires: Type.Record(Type.String(), FinishGroup, { description: 'with the finish, at least one of these' }),
  }),
  properties: strictObject({
    printerType: Type.String(),
    resolution: Type.String(),
    waterproof: Type.Boolean(),
    uvResistant: Type.Boolean(),
  }),
  /** How `@shop/drawing` draws the product; `form` is `area` for area products. */
  drawing: strictObject({ form: Type.String(), scene: Type.String(), detail: Type.String() }),
  weight: strictObject({ gramsPerM2: Type.Optional(Type.Number()) }),
  /** Price tiers in fen, of resellers for a reseller, otherwise of retail; `from` is in m² or pieces. */
  tiers: Type.Array(strictObject({ variant: Type.Optional(Type.String()), from: Type.Number(), fen: Type.Integer() })),
  images: Type.Array(Picture),
  templates: Type.Array(Template),
  rating: Rating,
  facets: Facets,
  /** The size that an order form starts with, by unit code, as decimals; empty for products sold by the piece. */
  defaultSizes: Type.Array(strictObject({ width: Type.String(), length: Type.String() })),
});

export const catalog = {
  'Catalog/Categories': call({
    method: 'GET',
    path: 'Catalog/Categories',
    summary: 'Lists the categories with their products',
    input: Empty,
    output: Type.Array(
      strictObject({
        slug: Type.String(),
        name: Type.String(),
        summary: Type.String(),
        products: Type.Array(strictObject({ slug: Type.String(), name: Type.String(), uvInkjet: Type.Boolean() })),
      }),
    ),
    errors: [],
  }),
  'Catalog/Products': call({
    method: 'GET',
    path: 'Catalog/Products',
    summary: 'Lists the products of a category or of a search',
    input: strictObject({
      category: Type.Optional(Type.String({ maxLength: 64 })),
      page: PageNumber,
      size: PageSize,
      q: Type.Optional(Type.String({ maxLength: 100 })),
      featured: Type.Optional(Type.Boolean()),
      currency: Type.Optional(CurrencyCode),
      /** With `currency` and `unit`: what a sample costs when it is delivered there. */
      country: Type.Optional(Country),
      unit: Type.Optional(UnitCode),
      ...facetFilters,
      /** What a sample costs delivered, in minor units of `currency`. */
      minPrice: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
      maxPrice: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
      /** By price or rating of the cards; else in the order of the menu, or by relevance. */
      sort: Type.Optional(oneOf(PRODUCT_SORTS)),
      /** Whether the response says how many products each filter would leave. */
      counts: Type.Optional(Type.Boolean()),
    }),
    output: strictObject({
      ...pageOf(ProductCard).properties,
      counts: Type.Optional(FacetCounts),
      /** The size that the words name, as in `banner 3x6 ft`; samples are priced in it. */
      size: Type.Optional(strictObject({ width: Type.String(), length: Type.String(), unit: UnitCode })),
    }),
    errors: [],
  }),
  'Catalog/Product': call({
    method: 'GET',
    path: 'Catalog/Product',
    summary: 'Returns a product by category and slug, or by SKU',
    input: strictObject({
      category: Type.Optional(Type.String({ maxLength: 64 })),
      slug: Type.Optional(Type.String({ maxLength: 64 })),
      sku: Type.Optional(Type.String({ maxLength: 64 })),
    }),
    output: Product,
    errors: ['resource_not_found'],
  }),
  'Catalog/ProductsBySku': call({
    method: 'GET',
    path: 'Catalog/ProductsBySku',
    summary: 'Returns products by SKU, without unknown and withdrawn ones',
    input: strictObject({
      /** SKUs with commas between them. */
      skus: Type.String({ maxLength: MAX_LISTED_SKUS * 65, pattern: SKU_LIST }),
    }),
    /** In the order of the SKUs. */
    output: Type.Array(Product),
    errors: [],
  }),
  'Catalog/Reviews': call({
    method: 'GET',
    path: 'Catalog/Reviews',
    summary: 'Lists the published reviews of a product',
    input: strictObject({ sku: Type.String({ maxLength: 64 }), page: PageNumber }),
    output: strictObject({
      average: nullable(Type.Number()),
      total: Type.Integer(),
      items: Type.Array(
        strictObject({ rating: Type.Integer(), country: Type.String(), text: Type.String(), date: Instant }),
      ),
    }),
    errors: [],
  }),
  'Catalog/Portfolio': call({
    method: 'GET',
    path: 'Catalog/Portfolio',
    summary: 'Lists the pictures of a portfolio gallery',
    input: strictObject({ gallery: Type.Optional(Type.String({ maxLength: 64 })) }),
    output: Type.Array(PortfolioPicture),
    errors: ['resource_not_found'],
  }),
  'Catalog/Templates': call({
    method: 'GET',
    path: 'Catalog/Templates',
    summary: 'Lists the print templates',
    input: Empty,
    output: Type.Array(Template),
    errors: [],
  }),
} as const;
