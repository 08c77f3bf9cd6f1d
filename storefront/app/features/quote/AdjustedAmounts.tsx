import type { QuoteAmountsView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/useFormat';
import { AmountList } from './AmountList';

/** The payable amounts of a quote, from the product price to the total. */
export function AdjustedAmounts({ quote: { adjusted } }: { quote: QuoteAmountsView }) {
  const { t } = useTranslation('quote');
  const { money } = useFormat();
  const amountRow = (
    name: 'product' | 'shippingFirst' | 'shippingNext' | 'subtotal' | 'exchangeFee' | 'remittanceFee',
  ) => ({
    name: t(`adjusted.${name}`),
    value: money({ currency: adjusted.currency, amount: adjusted[name] }),
  });
  const total = (
    <output aria-live="polite" aria-atomic>
      {money({ currency: adjusted.currency, amount: adjusted.total })}
    </output>
  );
  return (
    <AmountList
      amounts={[
        amountRow('product'),
        ...(adjusted.discount === undefined
          ? []
          : [
              {
                name: t('adjusted.discount'),
                value: money({ currency: adjusted.currency, amount: -adjusted.discount }),
              },
            ]),
        amountRow('shippingFirst'),
        amountRow('shippingNext'),
        { ...amountRow('subtotal'), weight: 'sum' },
        amountRow('exchangeFee'),
        amountRow('remittanceFee'),
        { name: t('adjusted.total'), value: total, weight: 'total' },
      ]}
    />
  );
}
