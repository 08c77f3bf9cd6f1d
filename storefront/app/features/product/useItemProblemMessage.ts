import type { ProductView, UnitCode } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../layout/site';
import type { ItemProblem } from '../item/item-problem';
import { formatLimitIn } from '../item/length';

/** Says what is wrong with a size or a quantity, with the limit in a unit. */
export function useItemProblemMessage(product: ProductView): (problem: ItemProblem, unit: UnitCode) => string {
  const { t } = useTranslation('product');
  const { locale } = useSite();
  return (problem, unit) => {
    if (problem.code === 'quantity') return t('quantityRange', { max: product.limits.maxQuantity });
    if (problem.code === 'not_a_number') return t('size.not_a_number');
    const side = problem.code === 'too_short' ? 'min' : 'max';
    return t(`size.${problem.code}`, { bound: formatLimitIn(unit, problem.limitMm, side, locale) });
  };
}
