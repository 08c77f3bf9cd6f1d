import type { ProductView, SharedQuoteView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../ui/Field';
import { Link } from '../../ui/Link';
import { useFormat } from '../../ui/useFormat';
import table from '../cart/CartTable.module.css';
import { LineDetails } from '../cart/LineDetails';
import { ItemDrawing } from '../item/ItemDrawing';
import type { ItemWords } from '../order/useItemWords';

interface OfferLinesProps {
  offer: SharedQuoteView;
  products: ReadonlyMap<string, ProductView> | null;
  words: ItemWords;
}

/** What was quoted, a line each. */
export function OfferLines({ offer, products, words }: OfferLinesProps) {
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
        {offer.items.map((line, place) => (
          <OfferLine
            key={place}
            line={line}
            place={place}
            offer={offer}
            product={products?.get(line.item.sku)}
            words={words}
          />
        ))}
      </tbody>
    </table>
  );
}

interface OfferLineProps {
  line: SharedQuoteView['items'][number];
  place: number;
  offer: SharedQuoteView;
  product: ProductView | undefined;
  words: ItemWords;
}

function OfferLine({ line, place, offer: { quote }, product, words }: OfferLineProps) {
  const { t } = useTranslation('shared');
  const { money } = useFormat();
  const { name, category, slug, image, available } = line.product;
  const { line: fen = 0, grommets = 0, seams = 0 } = quote.original.lines[place] ?? {};
  const { currency } = quote.adjusted;
  return (
    <tr className={table.row} data-unavailable={!available || undefined}>
      <th scope="row" className={table.product}>
        <div className={table.shown}>
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
        <LineDetails line={{ ...line, grommets, seams }} words={words} />
        <FieldError error={available ? undefined : t('withdrawn')} />
      </td>
      <td className={`${table.price} figures`}>
        {money({ currency, amount: quote.adjusted.lines[place] ?? 0 })}
        {currency !== 'CNY' && <span className={table.factory}>{money({ currency: 'CNY', amount: fen })}</span>}
      </td>
    </tr>
  );
}
