import type { ItemView, ProductView, QuoteView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/useFormat';
import { TierTable } from './TierTable';
import styles from './QuotePanels.module.css';

interface OriginalFiguresProps {
  product: ProductView;
  item: ItemView;
  quote: QuoteView | null;
  /** The quote is that of an earlier item. */
  stale: boolean;
}

/** The price at the factory gate, and how it falls as orders grow. */
export function OriginalFigures({ product, item, quote, stale }: OriginalFiguresProps) {
  const { t } = useTranslation('quote');
  const { money } = useFormat();
  const line = quote?.original.lines[0];
  const several = item.quantity > 1;
  return (
    <>
      {line && !stale && (
        <ul className={`${styles.making} figures`}>
          {several && (
            <li>
              {t('original.perPiece', {
                price: money({ currency: 'CNY', amount: Math.round(line.line / item.quantity) }),
              })}
            </li>
          )}
          {line.grommets > 0 && (
            <li>{t(several ? 'original.grommetsEach' : 'original.grommets', { count: line.grommets })}</li>
          )}
          {line.seams > 0 && <li>{t(several ? 'original.seamsEach' : 'original.seams', { count: line.seams })}</li>}
        </ul>
      )}
      <TierTable product={product} item={item} />
    </>
  );
}
