import type { QuoteView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/useFormat';
import { AdjustedAmounts } from '../quote/AdjustedAmounts';
import { AmountList } from '../quote/AmountList';
import { ArrivalCosts } from '../quote/ArrivalCosts';
import { DeliveryPromise } from '../quote/DeliveryPromise';
import { Formula } from '../quote/Formula';
import type { FormulaNames } from '../quote/formula-sections';
import { WeightSummary } from '../quote/WeightSummary';
import styles from './CartPanel.module.css';

interface CartQuoteProps {
  quote: QuoteView;
  names: FormulaNames;
  /** Whether the artwork of an item will have to be approved. */
  needsApproval: boolean;
}

/** The amounts, the weight, the delivery dates and the calculation of a cart. */
export function CartQuote({ quote, names, needsApproval }: CartQuoteProps) {
  const { t } = useTranslation('quote');
  const { money } = useFormat();
  return (
    <div className={styles.quote}>
      {quote.adjusted.currency !== 'CNY' && (
        <AmountList
          amounts={[
            { name: t('original.titleExw'), value: money({ currency: 'CNY', amount: quote.original.product }) },
          ]}
        />
      )}
      <AdjustedAmounts quote={quote} />
      <ArrivalCosts quote={quote} />
      <WeightSummary quote={quote} />
      {quote.promise && <DeliveryPromise promise={{ from: 'today', needsApproval, ...quote.promise }} />}
      <Formula quote={quote} {...names} />
    </div>
  );
}
