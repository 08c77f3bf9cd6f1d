import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { Facets } from './catalog';
import { OTHER_LANGUAGE_CODES } from '../registries';
import {
  byAnyLanguage,
  byLanguageAndChinese,
  Empty,
  multiLine,
  nullable,
  oneOf,
  Revision,
  singleLine,
  strictObject,
} from '../values';
import { ListQuery, staffCall } from './staff-call';

const Sku = strictObject({ id: Type.String({ maxLength: 64 }) });

const ProductTexts = strictObject({
  name: singleLine(120),
  summary: singleLine(300),
  description: multiLine(5000),
  notes: Type.Array(singleLine(300), { maxItems: 30 }),
  uses: Type.Array(singleLine(120), { maxItems: 30 }),
});

const OtherLanguage = oneOf(OTHER_LANGUAGE_CODES);

const NewSku = Type.String({ minLength: 1, maxLength: 64, pattern: '^[a-z0-9][a-z0-9.-]*$' });
/** The last part of the address of the product's page. */
const Slug = Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z0-9][a-z0-9-]*$' });
/** A code that the product options list. */
const Code = Type.String({ minLength: 1, maxLength: 64 });
const Millimetres = Type.Integer({ minimum: 1, maximum: 100_000 });

const VariantCode = Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z0-9][a-z0-9.-]*$' });
const VariantName = singleLine(80);
const variantSize = {
  /** The whole product, set up. */
  widthMm: Millimetres,
  heightMm: Millimetres,
  depthMm: Type.Integer({ minimum: 0, maximum: 100_000 }),
  print: strictObject({ widthMm: Millimetres, heightMm: Millimetres }),
};

const NewVariant = strictObject({
  code: VariantCode,
  /** In English. */
  name: VariantName,
  ...variantSize,
});

const VariantDefinition = { names: byLanguageAndChinese(VariantName), ...variantSize };

const Properties = strictObject({
  /** A code of the printer types. */
  printerType: Type.String({ maxLength: 64 }),
  /** In dpi. */
  resolution: Type.Integer({ minimum: 1, maximum: 10_000 }),
  waterproof: Type.Boolean(),
  uvResistant: Type.Boolean(),
});

/** The size that the page of a product sold by size shows at first; null for the usual size. */
const DefaultSize = nullable(strictObject({ widthMm: Millimetres, lengthMm: Millimetres }));

/** What the shop draws of a product until it has photos. */
const pictures = {
  scene: Code,
  detail: Code,
};

/** What the scene and the close-up show in print; null for their own print. */
const Motif = nullable(Code);

/** The pictures of a product that exists. Its shape is not changed. */
const Drawing = strictObject({
  ...pictures,
  motif: Motif,
  /** Whether left and right are exchanged. */
  mirrored: Type.Boolean(),
});

const row = {
  /** The SKU. */
  id: Type.String(),
  /** In the reader's language, or in English. */
  name: Type.String(),
  category: Type.String(),
  categoryName: Type.String(),
  slug: Type.String(),
  kind: Type.Union([Type.Literal('area'), Type.Literal('unit')]),
  featured: Type.Boolean(),
  withdrawn: Type.Boolean(),
  languages: Type.Array(Type.String()),
};

export const AdminProductRow = strictObject(row);

const CodeLabel = strictObject({ code: Type.String(), name: Type.String() });

export const AdminProduct = strictObject({
  ...row,
  /** Sent back with every change; rejected with `changed_meanwhile` if outdated. */
  revision: Type.Integer(),
  texts: byAnyLanguage(ProductTexts),
  properties: Properties,
  facets: Facets,
  defaultSize: DefaultSize,
  drawing: Drawing,
  /** The product's part of the current tariff, the `base` of a change in a draft. */
  tariff: Type.Unknown(),
  /** The codes that may be chosen, with their names. */
  printerTypes: Type.Array(CodeLabel),
  finishes: Type.Array(CodeLabel),
  /** Those that are no longer sold too, because orders name them. */
  variants: Type.Array(
    strictObject({
      code: Type.String(),
      name: Type.String(),
      ...VariantDefinition,
      /** Whether the current tariff has prices for it, so that it is sold. */
      priced: Type.Boolean(),
    }),
  ),
});

export const adminProducts = {
  'admin/products': call({
    method: 'GET',
    path: 'admin/products',
    summary: 'Lists products, including withdrawn ones (`filter`: category, withdrawn, featured, q)',
    ...staffCall,
    input: ListQuery,
    filters: ['category', 'withdrawn', 'featured', 'q', 'id'],
    output: Type.Array(AdminProductRow),
    errors: [],
  }),
  'admin/product': call({
    method: 'GET',
    path: 'admin/products/:id',
    summary: 'Returns a product with its texts in every language and its part of the tariff',
    ...staffCall,
    params: Sku,
    input: Empty,
    output: AdminProduct,
    errors: ['resource_not_found'],
  }),
  'admin/product-options': call({
    method: 'GET',
    path: 'admin/product-options',
    summary: 'Lists the categories, printer types and drawings that a product can have',
    ...staffCall,
    input: Empty,
    output: strictObject({
      categories: Type.Array(CodeLabel),
      printerTypes: Type.Array(CodeLabel),
      /** Drawings of products that are priced per piece. */
      forms: Type.Array(Type.String()),
      scenes: Type.Array(Type.String()),
      details: Type.Array(Type.String()),
      motifs: Type.Array(Type.String()),
    }),
    errors: [],
  }),
  'admin/product-create': call({
    method: 'POST',
    path: 'admin/products',
    summary:
      'Creates a product that is not offered yet, and opens a draft for its prices; once they are published it can be offered',
    ...staffCall,
    idempotent: true,
    input: strictObject({
      sku: NewSku,
      slug: Slug,
      category: Code,
      kind: Type.Union([Type.Literal('area'), Type.Literal('unit')]),
      /** In English. */
      text: ProductTexts,
      properties: Properties,
      facets: Type.Optional(Facets),
      defaultSize: Type.Optional(DefaultSize),
      uvInkjet: Type.Boolean(),
      drawing: strictObject({
        /** `area` for products that are priced by area. */
        form: Code,
        ...pictures,
        motif: Type.Optional(Motif),
        mirrored: Type.Optional(Type.Boolean()),
      }),
      /** What is sold of a product that is priced per piece; otherwise empty. */
      variants: Type.Array(NewVariant, { maxItems: 50 }),
    }),
    output: strictObject({
      /** The SKU. */
      id: Type.String(),
      draftId: Type.String(),
    }),
    errors: [],
  }),
  'admin/product-copy': call({
    method: 'POST',
    path: 'admin/products/:id/copies',
    summary: 'Creates a product from another one with its texts, drawings and prices; the copy is withdrawn at first',
    ...staffCall,
    idempotent: true,
    params: Sku,
    input: strictObject({ sku: NewSku, slug: Slug }),
    output: AdminProduct,
    errors: ['resource_not_found'],
  }),
  'admin/product-edit': call({
    method: 'PUT',
    path: 'admin/products/:id',
    summary:
      'Changes texts, properties, facets, the default size, drawings, `featured` and `withdrawn`; prices are changed by drafts',
    ...staffCall,
    idempotent: true,
    params: Sku,
    input: strictObject({
      revision: Revision,
      texts: Type.Optional(byAnyLanguage(ProductTexts)),
      /** Languages whose texts are deleted; English cannot be. */
      textsGone: Type.Optional(Type.Array(OtherLanguage, { maxItems: OTHER_LANGUAGE_CODES.length })),
      properties: Type.Optional(Properties),
      facets: Type.Optional(Facets),
      /** Only of a product sold by size. */
      defaultSize: Type.Optional(DefaultSize),
      drawing: Type.Optional(Drawing),
      featured: Type.Optional(Type.Boolean()),
      withdrawn: Type.Optional(Type.Boolean()),
    }),
    bodyLimit: 512 * 1024,
    output: AdminProduct,
    errors: ['resource_not_found', 'changed_meanwhile', 'product_unpriced', 'reference_withdrawn'],
  }),
  'admin/product-variant': call({
    method: 'PUT',
    path: 'admin/products/:id/variants/:code',
    summary: 'Defines a variant, or changes its names and sizes; opens a draft for the prices of a new one',
    ...staffCall,
    idempotent: true,
    params: strictObject({ id: Type.String({ maxLength: 64 }), code: VariantCode }),
    input: strictObject({ revision: Revision, ...VariantDefinition }),
    output: strictObject({
      /** Null if the variant existed, or the product has no prices yet, whose draft it is added to. */
      draftId: nullable(Type.String()),
    }),
    errors: ['resource_not_found', 'changed_meanwhile'],
  }),
} as const;
