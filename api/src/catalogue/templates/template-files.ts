import { forms, hasTemplate, type Form } from '@shop/drawing';
import type { TemplateView } from '@shop/contract';
import { translations } from '../../common/public';
import type { ProductRow, VariantPresentation } from '../snapshot/catalogue-rows';
import { localize } from '../snapshot/localize';

/** One download: the templates of all models of a product, or of one model if the models differ in more than size. */
export interface TemplateFile {
  /** Letters, digits, `.`, `_` and `-`. The archive is `{name}.zip`, its preview `{name}.svg`. */
  name: string;
  product: ProductRow;
  models: readonly TemplateModel[];
  /** The model, if the download is for one only. */
  only?: VariantPresentation;
}

export interface TemplateModel {
  name: string;
  form: Form;
  variant: VariantPresentation;
}

/** Forms whose models differ in more than size and get a download each. */
const SEPARATE_FORMS: readonly Form[] = ['pop-up', 'curved-pop-up'];

/** The downloads of a product; none for products sold by size. */
export function listTemplateFiles(product: ProductRow): TemplateFile[] {
  const form = (Object.keys(forms) as Form[]).find((one) => one === product.presentation.form);
  if (!form) return [];
  const models = Object.entries(product.presentation.variants ?? {})
    .filter(([, variant]) => hasTemplate(form, variant))
    .map(([code, variant]) => ({ name: toFileName(`${product.sku}-${code}`), form, variant }));
  if (models.length === 0) return [];
  if (!SEPARATE_FORMS.includes(form)) return [{ name: toFileName(product.sku), product, models }];
  return models.map((model) => ({ name: model.name, product, models: [model], only: model.variant }));
}

const toFileName = (name: string): string => name.replaceAll(/[^\w.-]+/g, '_');

/**
 * A download in the language of the reader.
 * @param name of the product; by default the one that customers read
 */
export function toTemplateView(file: TemplateFile, language: string, name?: string): TemplateView {
  const { category, slug } = file.product;
  const title = templateTitle(file, language, name);
  const alt = String(translations(language, 'templates')['picture'] ?? '{name}').replace('{name}', () => title);
  return {
    title,
    url: `/templates/${file.name}.zip`,
    image: { kind: 'template', url: `/templates/${file.name}.svg`, alt },
    product: { category, slug },
  };
}

/** @param name of the product; by default the one that customers read */
export function templateTitle(
  { product, only }: TemplateFile,
  language: string,
  name = localize<{ name: string }>(product.texts, language, { name: product.sku }).name,
): string {
  if (!only) return name;
  const parts = translations(language, 'templates')['titleOfModel'];
  return String(parts ?? '{name}, {model}')
    .replace('{name}', () => name)
    .replace('{model}', () => localize(only.name, language, ''));
}
