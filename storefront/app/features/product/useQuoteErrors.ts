import type { ProductView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../layout/site';
import type { ItemProblem } from '../item/item-problem';
import { formatLimitIn } from '../item/length';
import { toUnitCode } from '../item/size';
import { findErrorField, type QuoteField } from '../quote/error-field';
import type { Configurator } from './useConfigurator';

export type QuoteErrors = Partial<Record<QuoteField, string>>;

/** The message of each field that prevents a quote, with limits in the unit that the customer typed. */
export function useQuoteErrors(
  product: ProductView,
  { item, quote, empty, problems }: Configurator,
  showMissing: boolean,
): QuoteErrors {
  const { t } = useTranslation('product');
  const { locale } = useSite();
  const unit = toUnitCode(item.unit);

  function messageOf(problem: ItemProblem): string {
    if (problem.code === 'quantity') return t('quantityRange', { max: product.limits.maxQuantity });
    if (problem.code === 'not_a_number') return t('size.not_a_number');
    const side = problem.code === 'too_short' ? 'min' : 'max';
    return t(`size.${problem.code}`, { bound: formatLimitIn(unit, problem.limitMm, side, locale) });
  }

  if (problems.length > 0) return Object.fromEntries(problems.map((problem) => [problem.field, messageOf(problem)]));
  if (empty.length > 0)
    return showMissing ? Object.fromEntries(empty.map((field) => [field, t(`enter.${field}`)])) : {};
  const { error } = quote;
  const location = error && findErrorField(error);
  return error && location ? { [location.field]: error.errors[0]?.message || error.detail } : {};
}
