import type { ProductView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { toUnitCode } from '../item/size';
import { findErrorField, type QuoteField } from '../quote/error-field';
import type { Configurator } from './useConfigurator';
import { useItemProblemMessage } from './useItemProblemMessage';

export type QuoteErrors = Partial<Record<QuoteField, string>>;

/** The message of each field that prevents a quote, with limits in the unit that the customer typed. */
export function useQuoteErrors(
  product: ProductView,
  { item, quote, empty, problems }: Configurator,
  showMissing: boolean,
): QuoteErrors {
  const { t } = useTranslation('product');
  const messageOf = useItemProblemMessage(product);
  const unit = toUnitCode(item.unit);

  if (problems.length > 0 || empty.length > 0) {
    const missing = showMissing ? empty : [];
    return Object.fromEntries([
      ...missing.map((field) => [field, t(`enter.${field}`)] as const),
      ...problems.map((problem) => [problem.field, messageOf(problem, unit)] as const),
    ]);
  }
  const { error } = quote;
  const location = error && findErrorField(error);
  return error && location ? { [location.field]: error.errors[0]?.message || error.detail } : {};
}
