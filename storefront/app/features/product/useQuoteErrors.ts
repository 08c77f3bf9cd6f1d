import type { ProductView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../layout/site';
import { formatLimit } from '../item/length';
import { findSizeProblem, toMm, toUnitCode } from '../item/size';
import { findErrorField, type QuoteField } from '../quote/error-field';
import type { Configurator } from './useConfigurator';

export type QuoteErrors = Partial<Record<QuoteField, string>>;

/** The message of each field that prevents a quote, with limits in the customer's unit. */
export function useQuoteErrors(
  product: ProductView,
  { item, quote, empty }: Configurator,
  showMissing: boolean,
): QuoteErrors {
  const { t } = useTranslation('product');
  const { locale } = useSite();
  if (empty.length > 0)
    return showMissing ? Object.fromEntries(empty.map((field) => [field, t(`enter.${field}`)])) : {};
  const { error } = quote;
  const location = error && findErrorField(error);
  if (!error || !location) return {};

  function sizeErrors(): QuoteErrors | null {
    const unit = toUnitCode(item.unit);
    const [width, length] = [toMm(item.width ?? '', unit), toMm(item.length ?? '', unit)];
    const problem = width === null || length === null ? null : findSizeProblem(width, length, product.limits);
    return (
      problem && {
        [problem.field]: t(`size.${problem.code}`, {
          bound: formatLimit(problem.limitMm, problem.code === 'too_short' ? 'min' : 'max', unit, locale),
        }),
      }
    );
  }

  if (error.code === 'size_out_of_range') return sizeErrors() ?? { [location.field]: error.detail };
  if (error.code === 'quantity_out_of_range')
    return { quantity: t('quantityRange', { max: product.limits.maxQuantity }) };
  if (error.code === 'not_a_number' && location.field === 'quantity') return { quantity: t('wholeNumber') };
  return { [location.field]: error.errors[0]?.message || error.detail };
}
