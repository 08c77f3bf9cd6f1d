import type { ProductView, SharedQuoteView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../ui/Field';
import { Link } from '../../ui/Link';
import { useFormat } from '../../ui/useFormat';
import table from '../cart/CartTable.module.css';
import { LineDetails } from '../cart/LineDetails';
import { ItemDrawing } from '../item/ItemDrawing';
import type { ItemLabels } from '../order/useItemLabels';

interface OfferLinesProps {
  offer: SharedQuoteView;
  products: ReadonlyMap<string, ProductView> | null;
  labels: ItemLabels;
}

/** The lines of an offer. */
export function OfferLines({ offer, products, labels }: OfferLinesProps) {
  const { t } = useTranslation(['cart', 'shared']);
  return (
    <table className={table.table}>
      <caption className="visually-hidden">{t('shared:items')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('column.product')}</th>
          <th scope="col">{t('column.details')}</th>
          <th scope="col" className={table.price}>
            {t('column.price')}
          </th>
        </tr>
      </thead>
      <tbody>
        {offer.items.map((line, index) => (
          <OfferLine
            key={index}
            line={line}
            index={index}
            offer={offer}
            product={products?.get(line.item.sku)}
            labels={labels}
          />
        ))}
      </tbody>
    </table>
  );
}

interface OfferLineProps {
  line: SharedQuoteView['items'][number];
  index: number;
  offer: SharedQuoteView;
  product: ProductView | undefined;
  labels: ItemLabels;
}

function OfferLine({ line, index, offer: { quote }, product, labels }: OfferLineProps) {
  const { t } = useTranslation('shared');
  const { money } = useFormat();
  const { name, category, slug, image, available } = line.product;
  const { line: fen = 0, grommets = 0, seams = 0 } = quote.original.lines[index] ?? {};
  const { currency } = quote.adjusted;
  return (
    <tr className={table.row} data-unavailable={!available || undefined}>
      <th scope="row" className={table.product}>
        <div className={table.item}>
          <div className={table.drawing}>
            {product ? (
              <ItemDrawing item={line.item} product={product} />
            ) : (
              image && <img src={image} alt="" width={480} height={360} />
            )}
          </div>
          <div>
            {available && category && slug ? (
              <Link className={table.name} to={`/${category}/${slug}`}>
                {name}
              </Link>
            ) : (
              <span className={table.name}>{name}</span>
            )}
            {line.item.label && <p className={table.label}>{line.item.label}</p>}
          </div>
        </div>
      </th>
      <td className={table.details}>
        <LineDetails line={{ ...line, grommets, seams }} labels={labels} />
        <FieldError error={available ? undefined : t('withdrawn')} />
      </td>
      <td className={`${table.price} tabular-nums`}>
        {money({ currency, amount: quote.adjusted.lines[index] ?? 0 })}
        {currency !== 'CNY' && <span className={table.factory}>{money({ currency: 'CNY', amount: fen })}</span>}
      </td>
    </tr>
  );
}
