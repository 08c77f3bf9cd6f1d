import type { QuoteView, SharedQuoteView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../ui/DateTime';
import { useFormat } from '../../ui/useFormat';
import { useCountryName } from '../addresses/useCountries';
import { formulaNames } from '../order/formula-names';
import { Facts } from '../order/Section';
import { useItemLabels, type ItemLabels } from '../order/useItemLabels';
import { useMethodNames } from '../order/useMethodNames';
import { useProducts } from '../order/useProducts';
import { AdjustedAmounts } from '../quote/AdjustedAmounts';
import { AmountList } from '../quote/AmountList';
import { Formula } from '../quote/Formula';
import { WeightSummary } from '../quote/WeightSummary';
import { OfferLines } from './OfferLines';
import styles from './OfferPage.module.css';
import { OrderOffer } from './OrderOffer';

/** A shared or staff quote with fixed prices: lines, terms, amounts and actions. */
export function OfferPage({ offer, offerKey }: { offer: SharedQuoteView; offerKey: string }) {
  const { t } = useTranslation('shared');
  const products = useProducts(offer.items.map(({ item }) => item.sku));
  const labels = useItemLabels();
  return (
    <div className={styles.offer}>
      <div className={styles.lines}>
        {offer.message && <p className={styles.message}>{offer.message}</p>}
        <OfferLines offer={offer} products={products} labels={labels} />
      </div>
      <aside className={styles.panel} aria-label={t('price')}>
        <Terms offer={offer} />
        <OfferQuote offer={offer} labels={labels} />
        <OrderOffer offer={offer} offerKey={offerKey} />
      </aside>
    </div>
  );
}

function Terms({ offer }: { offer: SharedQuoteView }) {
  const { t } = useTranslation('shared');
  const nameOf = useCountryName();
  const methods = useMethodNames();
  return (
    <Facts
      facts={[
        { name: t('validUntil'), value: <DateTime at={offer.validUntil} /> },
        { name: t('shipsTo'), value: nameOf(offer.country) },
        { name: t('shipping'), value: methods.shipping(offer.shippingMethod) },
        { name: t('payment'), value: methods.payment(offer.paymentMethod) },
      ]}
    />
  );
}

interface OfferQuoteProps {
  offer: SharedQuoteView;
  labels: ItemLabels;
}

function OfferQuote({ offer: { quote, items }, labels }: OfferQuoteProps) {
  const { t } = useTranslation('quote');
  const { money } = useFormat();
  return (
    <div className={styles.quote}>
      {quote.adjusted.currency !== 'CNY' && (
        <OriginalAmount quote={quote} title={t('original.titleExw')} money={money} />
      )}
      <AdjustedAmounts quote={quote} />
      <WeightSummary quote={quote} />
      <Formula quote={quote} {...formulaNames(items, labels)} />
    </div>
  );
}

interface OriginalAmountProps {
  quote: QuoteView;
  title: string;
  money: ReturnType<typeof useFormat>['money'];
}

function OriginalAmount({ quote, title, money }: OriginalAmountProps) {
  return <AmountList amounts={[{ name: title, value: money({ currency: 'CNY', amount: quote.original.product }) }]} />;
}
