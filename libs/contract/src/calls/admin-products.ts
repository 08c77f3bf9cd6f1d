import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { closed, line, paragraphs } from '../values';
import { ListQuery } from './admin';

const Sku = closed({ id: Type.String({ maxLength: 64 }) });

const ProductTexts = closed({
  name: line(120),
  summary: line(300),
  description: paragraphs(5000),
  notes: Type.Array(line(300), { maxItems: 30 }),
  uses: Type.Array(line(120), { maxItems: 30 }),
});

const byLanguage = <T extends Parameters<typeof Type.Optional>[0]>(text: T) =>
  closed({
    en: Type.Optional(text),
    ja: Type.Optional(text),
    fr: Type.Optional(text),
    es: Type.Optional(text),
    de: Type.Optional(text),
  });

const Properties = closed({
  /** A code that has a name. */
  printerType: Type.String({ maxLength: 64 }),
  /** dpi. */
  resolution: Type.Integer({ minimum: 1, maximum: 10_000 }),
  waterproof: Type.Boolean(),
  uvResistant: Type.Boolean(),
});

const row = {
  /** The sku. */
  id: Type.String(),
  /** In the reader's language, or in English. */
  name: Type.String(),
  category: Type.String(),
  slug: Type.String(),
  kind: Type.Union([Type.Literal('area'), Type.Literal('unit')]),
  featured: Type.Boolean(),
  withdrawn: Type.Boolean(),
  languages: Type.Array(Type.String()),
};

export const AdminProductRow = closed(row);

const Choice = closed({ code: Type.String(), name: Type.String() });

export const AdminProduct = closed({
  ...row,
  /** To be sent back with an edit: of two at once the later one is refused. */
  revision: Type.Integer(),
  texts: byLanguage(ProductTexts),
  properties: Properties,
  /** Its part of the tariff in force, as a draft takes it for the base of a change. */
  tariff: Type.Unknown(),
  /** What its codes may be, and are called. */
  printerTypes: Type.Array(Choice),
  finishes: Type.Array(Choice),
  variants: Type.Array(Choice),
});

export const adminProducts = {
  'admin/products': call({
    method: 'GET',
    path: 'admin/products',
    summary: 'Products, withdrawn ones too (`filter`: category, withdrawn, featured, q)',
    bare: true,
    personal: true,
    input: ListQuery,
    output: Type.Array(AdminProductRow),
    refusals: [],
  }),
  'admin/product': call({
    method: 'GET',
    path: 'admin/products/:id',
    summary: 'One product with its texts in every language and its part of the tariff',
    bare: true,
    personal: true,
    params: Sku,
    input: closed({}),
    output: AdminProduct,
    refusals: ['resource_not_found'],
  }),
  'admin/product-edit': call({
    method: 'PUT',
    path: 'admin/products/:id',
    summary: 'Changes texts, properties, featured, withdrawn; prices go by drafts',
    bare: true,
    personal: true,
    idempotent: true,
    params: Sku,
    input: closed({
      revision: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
      texts: Type.Optional(byLanguage(ProductTexts)),
      /** Texts to take away; English stays. */
      textsGone: Type.Optional(
        Type.Array(Type.Union((['ja', 'fr', 'es', 'de'] as const).map((language) => Type.Literal(language))), {
          maxItems: 4,
        }),
      ),
      properties: Type.Optional(Properties),
      featured: Type.Optional(Type.Boolean()),
      withdrawn: Type.Optional(Type.Boolean()),
    }),
    output: AdminProduct,
    refusals: ['resource_not_found', 'changed_meanwhile'],
  }),
} as const;
