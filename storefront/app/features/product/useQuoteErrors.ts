import type { ProductView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { boundWords } from '../item/length';
import { sizeProblem, toMm, unitOf } from '../item/size';
import { useHouse } from '../layout/house';
import { refusedField, type QuoteField } from '../quote/refused-field';
import type { Configurator } from './useConfigurator';

export type QuoteErrors = Partial<Record<QuoteField, string>>;

/** What each field has to say about why there is no price, in the reader's own measures. */
export function useQuoteErrors(
  product: ProductView,
  { item, quote, empty }: Configurator,
  attempted: boolean,
): QuoteErrors {
  const { t } = useTranslation('product');
  const { locale } = useHouse();
  if (empty.length > 0) return attempted ? Object.fromEntries(empty.map((field) => [field, t(`enter.${field}`)])) : {};
  const { refusal } = quote;
  const place = refusal && refusedField(refusal);
  if (!refusal || !place) return {};

  function sizeErrors(): QuoteErrors | null {
    const unit = unitOf(item.unit);
    const [width, length] = [toMm(item.width ?? '', unit), toMm(item.length ?? '', unit)];
    const problem = width === null || length === null ? null : sizeProblem(width, length, product.limits);
    return (
      problem && {
        [problem.field]: t(`size.${problem.code}`, {
          bound: boundWords(problem.boundMm, problem.code === 'too_short' ? 'least' : 'most', unit, locale),
        }),
      }
    );
  }

  if (refusal.code === 'size_out_of_range') return sizeErrors() ?? { [place.field]: refusal.detail };
  if (refusal.code === 'quantity_out_of_range')
    return { quantity: t('quantityRange', { max: product.limits.maxQuantity }) };
  if (refusal.code === 'not_a_number' && place.field === 'quantity') return { quantity: t('wholeNumber') };
  return { [place.field]: refusal.errors[0]?.message || refusal.detail };
}
