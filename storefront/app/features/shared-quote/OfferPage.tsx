import { Button } from '@mantine/core';
import type { ProductView, QuoteView, SharedQuoteView } from '@shop/contract';
import { IconMathFunction } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/useFormat';
import { When } from '../../ui/When';
import { useCountryName } from '../addresses/useCountries';
import { useMethodNames } from '../order/useMethodNames';
import { useItemWords, type ItemWords } from '../order/useItemWords';
import { Facts } from '../order/Section';
import { useProducts } from '../order/useProducts';
import { AdjustedFigures } from '../quote/AdjustedFigures';
import { Figures } from '../quote/Figures';
import { FormulaDialog } from '../quote/FormulaDialog';
import { WeightLine } from '../quote/WeightLine';
import { OfferLines } from './OfferLines';
import styles from './OfferPage.module.css';
import { OrderOffer } from './OrderOffer';

/** A frozen quote: what is in it, what it costs and until when, and the ways to go on with it. */
export function OfferPage({ offer, offerKey }: { offer: SharedQuoteView; offerKey: string }) {
  const { t } = useTranslation('shared');
  const products = useProducts(offer.items.map(({ item }) => item.sku));
  const words = useItemWords(products);
  return (
    <div className={styles.offer}>
      <div className={styles.lines}>
        {offer.message && <p className={styles.message}>{offer.message}</p>}
        <OfferLines offer={offer} products={products} words={words} />
      </div>
      <aside className={styles.panel} aria-label={t('price')}>
        <Terms offer={offer} />
        <OfferQuote offer={offer} products={products} words={words} />
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
        { name: t('validUntil'), value: <When at={offer.validUntil} /> },
        { name: t('shipsTo'), value: nameOf(offer.country) },
        { name: t('shipping'), value: methods.shipping(offer.shippingMethod) },
        { name: t('payment'), value: methods.payment(offer.paymentMethod) },
      ]}
    />
  );
}

interface OfferQuoteProps {
  offer: SharedQuoteView;
  products: ReadonlyMap<string, ProductView> | null;
  words: ItemWords;
}

function OfferQuote({ offer: { quote, items }, products, words }: OfferQuoteProps) {
  const { t } = useTranslation('quote');
  const { money } = useFormat();
  const [opened, setOpened] = useState(false);
  const finishes = new Map(
    [...(products?.values() ?? [])].flatMap((product) =>
      product.finishes.map(({ code, name }) => [code, name] as const),
    ),
  );
  return (
    <div className={styles.quote}>
      {quote.adjusted.currency !== 'CNY' && <Original quote={quote} title={t('original.titleExw')} money={money} />}
      <AdjustedFigures quote={quote} />
      <WeightLine quote={quote} />
      <Button
        className={styles.formula}
        variant="subtle"
        size="compact-sm"
        leftSection={<IconMathFunction size={16} stroke={1.75} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        {t('formula.open')}
      </Button>
      <FormulaDialog
        opened={opened}
        onClose={() => setOpened(false)}
        quote={quote}
        finish={(code) => finishes.get(code) ?? code}
        line={(place) => (items[place] ? words.name(items[place]) : '')}
      />
    </div>
  );
}

interface OriginalProps {
  quote: QuoteView;
  title: string;
  money: ReturnType<typeof useFormat>['money'];
}

function Original({ quote, title, money }: OriginalProps) {
  return <Figures figures={[{ name: title, value: money({ currency: 'CNY', amount: quote.original.product }) }]} />;
}
