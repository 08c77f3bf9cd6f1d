import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { closed, Instant, Money, Nothing, Page, pageOf, Size } from '../values';

export const Picture = closed({
  /** photo, or setting, detail or sheet of what is drawn. */
  kind: Type.String(),
  url: Type.String(),
  alt: Type.String(),
  /** px; of photographs, which have any form. */
  width: Type.Optional(Type.Integer()),
  height: Type.Optional(Type.Integer()),
  /** The same picture in other forms, as `<source>` takes them, the best first. */
  sources: Type.Optional(Type.Array(closed({ type: Type.String(), srcset: Type.String() }))),
});

const PortfolioPicture = closed({
  ...Picture.properties,
  /** The product that it shows; a photograph of the gallery's own shows no certain one. */
  product: Type.Optional(closed({ category: Type.String(), slug: Type.String(), name: Type.String() })),
});

export const Template = closed({
  title: Type.String(),
  /** A zip. */
  url: Type.String(),
  /** What it looks like. */
  image: Picture,
  /** The product that it is for. */
  product: closed({ category: Type.String(), slug: Type.String() }),
});

export const ProductCard = closed({
  sku: Type.String(),
  category: Type.String(),
  slug: Type.String(),
  name: Type.String(),
  summary: Type.String(),
  uvInkjet: Type.Boolean(),
  kind: Type.Union([Type.Literal('area'), Type.Literal('unit')]),
  featured: Type.Boolean(),
  image: Picture,
  /** The lowest factory price, fen per m² or per piece. */
  from: closed({ money: Money, per: Type.Union([Type.Literal('m2'), Type.Literal('piece')]) }),
});

export const Product = closed({
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
  limits: closed({
    minMm: Type.Optional(Type.Number()),
    maxLongMm: Type.Optional(Type.Number()),
    rollWidthMm: Type.Optional(Type.Number()),
    maxQuantity: Type.Integer(),
    seams: Type.Boolean(),
  }),
  variants: Type.Array(
    closed({
      code: Type.String(),
      name: Type.String(),
      /** The whole stand or flag, as it is drawn. */
      widthMm: Type.Number(),
      lengthMm: Type.Number(),
      depthMm: Type.Number(),
      /** The print on it. */
      print: closed({ widthMm: Type.Number(), lengthMm: Type.Number() }),
      grams: Type.Number(),
    }),
  ),
  artworkChoices: Type.Array(Type.Union([Type.Literal('custom'), Type.Literal('blank'), Type.Literal('black')])),
  finishes: Type.Array(
    closed({
      code: Type.String(),
      name: Type.String(),
      /** The trade's term explained, in a sentence; may be empty. */
      note: Type.String(),
      grommets: Type.Boolean(),
      free: Type.Boolean(),
    }),
  ),
  properties: closed({
    printerType: Type.String(),
    resolution: Type.String(),
    waterproof: Type.Boolean(),
    uvResistant: Type.Boolean(),
  }),
  /** How `@shop/drawing` draws it; the form is `area` for what is sold by size. */
  drawing: closed({ form: Type.String(), scene: Type.String(), detail: Type.String() }),
  weight: closed({ gramsPerM2: Type.Optional(Type.Number()) }),
  /** Factory price by size of the order, retail list, fen; `from` in m² or pieces. */
  tiers: Type.Array(closed({ variant: Type.Optional(Type.String()), from: Type.Number(), fen: Type.Integer() })),
  images: Type.Array(Picture),
  templates: Type.Array(Template),
  rating: closed({ average: Type.Union([Type.Number(), Type.Null()]), total: Type.Integer() }),
});

export const catalog = {
  'Catalog/Categories': call({
    method: 'GET',
    path: 'Catalog/Categories',
    summary: 'The categories with their products, as menus show them',
    input: Nothing,
    output: Type.Array(
      closed({
        slug: Type.String(),
        name: Type.String(),
        summary: Type.String(),
        products: Type.Array(closed({ slug: Type.String(), name: Type.String(), uvInkjet: Type.Boolean() })),
      }),
    ),
    refusals: [],
  }),
  'Catalog/Products': call({
    method: 'GET',
    path: 'Catalog/Products',
    summary: 'Products of a category, or those that match a search',
    input: closed({
      category: Type.Optional(Type.String({ maxLength: 64 })),
      page: Page,
      size: Size,
      q: Type.Optional(Type.String({ maxLength: 100 })),
      featured: Type.Optional(Type.Boolean()),
    }),
    output: pageOf(ProductCard),
    refusals: [],
  }),
  'Catalog/Product': call({
    method: 'GET',
    path: 'Catalog/Product',
    summary: 'One product, by category and slug, or by sku',
    input: closed({
      category: Type.Optional(Type.String({ maxLength: 64 })),
      slug: Type.Optional(Type.String({ maxLength: 64 })),
      sku: Type.Optional(Type.String({ maxLength: 64 })),
    }),
    output: Product,
    refusals: ['resource_not_found'],
  }),
  'Catalog/Reviews': call({
    method: 'GET',
    path: 'Catalog/Reviews',
    summary: 'What customers say of a product',
    input: closed({ sku: Type.String({ maxLength: 64 }), page: Page }),
    output: closed({
      average: Type.Union([Type.Number(), Type.Null()]),
      total: Type.Integer(),
      items: Type.Array(closed({ rating: Type.Integer(), country: Type.String(), text: Type.String(), date: Instant })),
    }),
    refusals: [],
  }),
  'Catalog/Portfolio': call({
    method: 'GET',
    path: 'Catalog/Portfolio',
    summary: 'The pictures of a gallery',
    input: closed({ gallery: Type.Optional(Type.String({ maxLength: 64 })) }),
    output: Type.Array(PortfolioPicture),
    refusals: ['resource_not_found'],
  }),
  'Catalog/Templates': call({
    method: 'GET',
    path: 'Catalog/Templates',
    summary: 'Print templates to download',
    input: Nothing,
    output: Type.Array(Template),
    refusals: [],
  }),
} as const;
