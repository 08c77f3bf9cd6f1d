import type { QuoteView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/useFormat';
import { Figures } from './Figures';

/** What one pays, step by step to the total. */
export function AdjustedFigures({ quote: { adjusted } }: { quote: QuoteView }) {
  const { t } = useTranslation('quote');
  const { money } = useFormat();
  const of = (name: 'product' | 'shippingFirst' | 'shippingNext' | 'subtotal' | 'exchangeFee' | 'remittanceFee') => ({
    name: t(`adjusted.${name}`),
    value: money({ currency: adjusted.currency, amount: adjusted[name] }),
  });
  const total = (
    <output aria-live="polite" aria-atomic>
      {money({ currency: adjusted.currency, amount: adjusted.total })}
    </output>
  );
  return (
    <Figures
      figures={[
        of('product'),
        ...(adjusted.discount === undefined
          ? []
          : [
              {
                name: t('adjusted.discount'),
                value: money({ currency: adjusted.currency, amount: -adjusted.discount }),
              },
            ]),
        of('shippingFirst'),
        of('shippingNext'),
        { ...of('subtotal'), weight: 'sum' },
        of('exchangeFee'),
        of('remittanceFee'),
        { name: t('adjusted.total'), value: total, weight: 'total' },
      ]}
    />
  );
}
