import { Button } from '@mantine/core';
import type { MoneyView, ProductView } from '@shop/contract';
import { IconMathFunction } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/useFormat';
import type { Answer } from '../api/refusal';
import { AdjustedFigures } from '../quote/AdjustedFigures';
import { FormulaDialog } from '../quote/FormulaDialog';
import type { ShippingOption } from '../quote/shipping-option';
import { TermsFields } from '../quote/TermsFields';
import { useShippingOptions } from '../quote/useShippingOptions';
import { PromiseLine } from '../quote/PromiseLine';
import { WeightLine } from '../quote/WeightLine';
import { BulkPrompt } from '../quote/BulkPrompt';
import { ShareQuote } from '../shared-quote/ShareQuote';
import { NoQuote } from './NoQuote';
import { OriginalFigures } from './OriginalFigures';
import styles from './QuotePanels.module.css';
import type { AddToCart } from './useAddToCart';
import type { Configurator } from './useConfigurator';
import type { QuoteErrors } from './useQuoteErrors';

interface QuotePanelsProps {
  product: ProductView;
  configurator: Configurator;
  errors: QuoteErrors;
  cart: AddToCart;
  /** What serves the first country. */
  shipping: Answer<ShippingOption[]>;
  /** What the tiers cost in the reader's own terms. */
  currency: string;
}

/** The factory price on the left; on the right what the reader pays, and the way into the cart. */
export function QuotePanels({ product, configurator, errors, cart, shipping, currency }: QuotePanelsProps) {
  const { t } = useTranslation('quote');
  const { terms, changeTerms, quote, item } = configurator;
  const options = useShippingOptions(terms.country, currency, shipping);
  const wanted = { item, ...terms, currency };
  const stale = quote.busy || quote.refusal !== null || configurator.empty.length > 0;
  return (
    <div className={styles.panels} data-stale={stale || undefined}>
      <section className={styles.panel} aria-labelledby="original">
        <PanelHead
          id="original"
          title={t('original.title')}
          words={t('original.words')}
          price={quote.data && { currency: 'CNY', amount: quote.data.original.product }}
        />
        <OriginalFigures product={product} item={item} quote={quote.data} stale={stale} />
        {quote.data && <WeightLine quote={quote.data} />}
        {quote.data?.promise && <PromiseLine promise={{ from: 'today', ...quote.data.promise }} />}
        {quote.data && <Formula product={product} configurator={configurator} />}
        <p className={styles.words}>{t('original.exw')}</p>
      </section>
      <section className={`${styles.panel} ${styles.adjusted}`} aria-labelledby="adjusted" aria-busy={quote.busy}>
        <PanelHead
          id="adjusted"
          title={t('adjusted.title')}
          words={t('adjusted.words', { currency })}
          price={quote.data && { currency: quote.data.adjusted.currency, amount: quote.data.adjusted.total }}
        />
        <Button size="md" fullWidth onClick={cart.add} loading={cart.busy}>
          {t('add')}
        </Button>
        <NoQuote configurator={configurator} errors={errors} wanted={wanted} />
        <TermsFields terms={terms} onChange={changeTerms} errors={errors} options={options} />
        {quote.data && <AdjustedFigures quote={quote.data} />}
        {quote.data && <ShareQuote item={item} terms={{ ...terms, currency }} disabled={stale} />}
        {quote.data?.bulk && <BulkPrompt wanted={wanted} />}
      </section>
    </div>
  );
}

interface PanelHeadProps {
  id: string;
  title: string;
  words: string;
  price: MoneyView | null;
}

function PanelHead({ id, title, words, price }: PanelHeadProps) {
  const { money } = useFormat();
  return (
    <header className={styles.head}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className={styles.words}>{words}</p>
      </div>
      {price && <p className={`${styles.price} figures`}>{money(price)}</p>}
    </header>
  );
}

function Formula({ product, configurator: { quote } }: Pick<QuotePanelsProps, 'product' | 'configurator'>) {
  const { t } = useTranslation('quote');
  const [opened, setOpened] = useState(false);
  const finish = (code: string) => product.finishes.find((offered) => offered.code === code)?.name ?? code;
  return (
    <>
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
      {quote.data && (
        <FormulaDialog opened={opened} onClose={() => setOpened(false)} quote={quote.data} finish={finish} />
      )}
    </>
  );
}
