import type { ItemView, ProductView, QuoteAmountsView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/useFormat';
import type { OptionPrices } from './option-prices';
import styles from './QuotePanels.module.css';
import { TierTable } from './TierTable';

interface OriginalAmountsProps {
  product: ProductView;
  item: ItemView;
  quote: QuoteAmountsView | null;
  /** Whether the quote belongs to an earlier version of the item. */
  stale: boolean;
  prices: OptionPrices | null;
}

/** Details of the factory price in CNY, with the price tiers. */
export function OriginalAmounts({ product, item, quote, stale, prices }: OriginalAmountsProps) {
  const { t } = useTranslation(['quote', 'product']);
  const { money } = useFormat();
  const line = quote?.original.lines[0];
  const isMultiple = item.quantity > 1;
  return (
    <>
      {line && !stale && (
        <ul className={`${styles.details} tabular-nums`}>
          {isMultiple && (
            <li>
              {t('original.perPiece', {
                price: money({ currency: 'CNY', amount: Math.round(line.line / item.quantity) }),
              })}
            </li>
          )}
          {line.grommets > 0 && (
            <li>{t(isMultiple ? 'original.grommetsEach' : 'original.grommets', { count: line.grommets })}</li>
          )}
          {line.seams > 0 && <li>{t(isMultiple ? 'original.seamsEach' : 'original.seams', { count: line.seams })}</li>}
        </ul>
      )}
      <TierTable product={product} item={item} />
      {prices?.saving && !stale && (
        <p className={`${styles.saving} tabular-nums`}>
          {t('product:tiers.saving', {
            count: prices.saving.pieces,
            amount: money({ currency: prices.currency, amount: prices.saving.amount }),
          })}
        </p>
      )}
    </>
  );
}
