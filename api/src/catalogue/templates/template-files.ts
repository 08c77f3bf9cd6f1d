import { forms, hasTemplate, type Form } from '@shop/drawing';
import type { TemplateView } from '@shop/contract';
import { words } from '../../kernel/public';
import type { ProductRow, VariantPresentation } from '../rows';
import { inLanguage } from '../shelf';

/** One download: the templates of a product's models, or of a single model where each is a display of its own. */
export interface TemplateFile {
  /** Of letters, digits, `.`, `_` and `-`; the archive is `{name}.zip`, its picture `{name}.svg`. */
  name: string;
  product: ProductRow;
  models: readonly TemplateModel[];
  /** The model it is of, where it is of one only. */
  only?: VariantPresentation;
}

export interface TemplateModel {
  name: string;
  form: Form;
  variant: VariantPresentation;
}

/** Forms whose models differ in more than size. */
const APART: readonly Form[] = ['pop-up', 'curved-pop-up'];

/** The downloads of a product; none for what is sold by size or has no print of a fixed form. */
export function templateFilesOf(product: ProductRow): TemplateFile[] {
  const form = (Object.keys(forms) as Form[]).find((one) => one === product.presentation.form);
  if (!form) return [];
  const models = Object.entries(product.presentation.variants ?? {})
    .filter(([, variant]) => hasTemplate(form, variant))
    .map(([code, variant]) => ({ name: safeName(`${product.sku}-${code}`), form, variant }));
  if (models.length === 0) return [];
  if (!APART.includes(form)) return [{ name: safeName(product.sku), product, models }];
  return models.map((model) => ({ name: model.name, product, models: [model], only: model.variant }));
}

const safeName = (name: string): string => name.replaceAll(/[^\w.-]+/g, '_');

/** A download as readers see it, in their language. */
export function templateView(file: TemplateFile, language: string): TemplateView {
  const { category, slug } = file.product;
  const title = titleOf(file, language);
  const alt = String(words(language, 'templates')['picture'] ?? '{name}').replace('{name}', () => title);
  return {
    title,
    url: `/templates/${file.name}.zip`,
    image: { kind: 'template', url: `/templates/${file.name}.svg`, alt },
    product: { category, slug },
  };
}

export function titleOf({ product, only }: TemplateFile, language: string): string {
  const { name } = inLanguage<{ name: string }>(product.texts, language, { name: product.sku });
  if (!only) return name;
  const parts = words(language, 'templates')['titleOfModel'];
  return String(parts ?? '{name}, {model}')
    .replace('{name}', () => name)
    .replace('{model}', () => inLanguage(only.name, language, ''));
}
