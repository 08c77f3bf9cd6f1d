import type { Input } from '@shop/contract';
import { type FacetValues, NO_FACETS, toDefaultSize } from './facet-form';
import { NO_TEXT, toProductText, type ProductTextValues } from './product-text';

export type NewProduct = Input<'admin/product-create'>;

interface VariantValues extends Record<string, unknown> {
  code: string;
  name: string;
  widthMm: number | null;
  heightMm: number | null;
  depthMm: number | null;
  print: { widthMm: number | null; heightMm: number | null };
}

/** What the form of a new product holds, by the names of the API. */
export interface NewProductValues extends Record<string, unknown> {
  sku: string;
  slug: string;
  category: string | null;
  kind: 'area' | 'unit';
  text: ProductTextValues;
  properties: { printerType: string | null; resolution: number | null; waterproof: boolean; uvResistant: boolean };
  facets: FacetValues['facets'];
  defaultSize: FacetValues['defaultSize'];
  uvInkjet: boolean;
  drawing: {
    form: string | null;
    scene: string | null;
    detail: string | null;
    motif: string | null;
    mirrored: boolean;
  };
  variants: VariantValues[];
}

export const NEW_VARIANT: VariantValues = {
  ...{ code: '', name: '', widthMm: null, heightMm: null, depthMm: null },
  print: { widthMm: null, heightMm: null },
};

export const NEW_PRODUCT: NewProductValues = {
  ...{ sku: '', slug: '', category: null, kind: 'area', text: NO_TEXT, uvInkjet: false, variants: [NEW_VARIANT] },
  ...NO_FACETS,
  properties: { printerType: null, resolution: 720, waterproof: false, uvResistant: false },
  drawing: { form: null, scene: null, detail: null, motif: null, mirrored: false },
};

/** A product that is priced by area has no variants and no shape of its own. */
export function toNewProduct({ text, drawing, variants, defaultSize, ...values }: NewProductValues): NewProduct {
  const isUnit = values.kind === 'unit';
  const product = {
    ...values,
    sku: values.sku.trim(),
    slug: values.slug.trim(),
    text: toProductText(text),
    ...(!isUnit && { defaultSize: toDefaultSize(defaultSize) }),
    drawing: isUnit ? drawing : { ...drawing, form: 'area' },
    variants: isUnit
      ? variants.map((variant) => ({ ...variant, code: variant.code.trim(), name: variant.name.trim() }))
      : [],
  };
  return product as NewProduct;
}

/** `roll-up` → `Roll up` */
export function drawingName(code: string): string {
  const words = code.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
