import type { Result } from '@shop/api-client';
import { isPrinted, type MoneyView, type ProductView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client';
import { Button } from '../../ui/Button';
import { useFormat } from '../../ui/useFormat';
import { AdjustedAmounts } from '../quote/AdjustedAmounts';
import { ArrivalCosts } from '../quote/ArrivalCosts';
import { BulkPrompt } from '../quote/BulkPrompt';
import { DeliveryPromise } from '../quote/DeliveryPromise';
import { Formula } from '../quote/Formula';
import { PrepaidSaving } from '../quote/PrepaidSaving';
import { StandardComparison } from '../quote/StandardComparison';
import type { ShippingOption } from '../quote/shipping-option';
import { TermsFields } from '../quote/TermsFields';
import { toItemQuoteRequest, withoutLabel } from '../quote/useItemQuote';
import { useShippingOptions } from '../quote/useShippingOptions';
import { WeightSummary } from '../quote/WeightSummary';
import { SaveConfiguration } from '../saved-configurations/SaveConfiguration';
import type { OpenedConfiguration } from '../saved-configurations/useSavedConfiguration';
import { SizeListLink } from '../size-list/SizeListLink';
import { ShareQuote } from '../shared-quote/ShareQuote';
import { OriginalAmounts } from './OriginalAmounts';
import styles from './QuotePanels.module.css';
import { QuoteUnavailable } from './QuoteUnavailable';
import type { AddToCart } from './useAddToCart';
import type { Configurator } from './useConfigurator';
import type { QuoteErrors } from './useQuoteErrors';

interface QuotePanelsProps {
  product: ProductView;
  configurator: Configurator;
  errors: QuoteErrors;
  cart: AddToCart;
  /** The shipping options of the initial country. */
  shipping: Result<ShippingOption[]>;
  /** The payment currency. */
  currency: string;
  /** The saved configuration that the page shows. */
  opened: OpenedConfiguration;
}

/** The factory price on the left; terms, payable price and cart button on the right. */
export function QuotePanels({ product, configurator, errors, cart, shipping, currency, opened }: QuotePanelsProps) {
  const { t } = useTranslation('quote');
  const { terms, changeTerms, quote, item } = configurator;
  const options = useShippingOptions(terms.country, currency, shipping);
  const finish = (code: string) => product.finishes.find((offered) => offered.code === code)?.name ?? code;
  const requestTerms = { ...terms, currency };
  const subject = { item, ...requestTerms };
  const isStale = quote.isFetching || quote.error !== null || configurator.empty.length > 0;
  return (
    <div className={styles.panels} data-stale={isStale || undefined}>
      <section className={styles.panel} aria-labelledby="original">
        <PanelHead
          id="original"
          title={t('original.title')}
          text={t('original.text')}
          price={quote.data && { currency: 'CNY', amount: quote.data.original.product }}
        />
        <OriginalAmounts
          product={product}
          item={item}
          quote={quote.data}
          stale={isStale}
          prices={configurator.optionPrices}
        />
        {quote.data && <WeightSummary quote={quote.data} />}
        {quote.data && <Formula quote={toItemQuoteRequest(item, requestTerms)} finish={finish} />}
        <p className={styles.text}>{t('original.exw')}</p>
      </section>
      <section className={`${styles.panel} ${styles.adjusted}`} aria-labelledby="adjusted" aria-busy={quote.isFetching}>
        <PanelHead
          id="adjusted"
          title={t('adjusted.title')}
          text={t('adjusted.text', { currency })}
          price={quote.data && { currency: quote.data.adjusted.currency, amount: quote.data.adjusted.total }}
        />
        {quote.data?.promise && (
          <DeliveryPromise promise={{ from: 'today', needsApproval: isPrinted(item), ...quote.data.promise }} />
        )}
        <Button
          size="md"
          fullWidth
          onClick={cart.add}
          loading={cart.isPending}
          aria-disabled={cart.isBlocked || undefined}
        >
          {t(cart.isEdit ? 'edited.save' : 'add')}
        </Button>
        <QuoteUnavailable configurator={configurator} errors={errors} subject={subject} />
        <TermsFields terms={terms} onChange={changeTerms} errors={errors} options={options} />
        {quote.data && <AdjustedAmounts quote={quote.data} />}
        {quote.data && <ArrivalCosts quote={quote.data} />}
        {quote.data && !isStale && (
          <StandardComparison
            quote={quote.data}
            terms={requestTerms}
            subject={JSON.stringify(withoutLabel(item))}
            requestQuote={(other) => api.call('Quotation/GetItemAmounts', toItemQuoteRequest(item, other))}
          />
        )}
        {quote.data && <PrepaidSaving quote={quote.data} />}
        {quote.data && (
          <div className={styles.keep}>
            <ShareQuote item={item} terms={requestTerms} disabled={isStale} />
            {product.kind === 'area' && !cart.isEdit && (
              <SizeListLink product={product} chosen={{ draft: configurator.draft, terms }} />
            )}
            <SaveConfiguration
              item={item}
              loaded={opened.state === 'found' ? opened : undefined}
              disabled={isStale}
              onLogIn={configurator.savePending}
            />
          </div>
        )}
        {quote.data?.bulk && <BulkPrompt subject={subject} />}
      </section>
    </div>
  );
}

interface PanelHeadProps {
  id: string;
  title: string;
  text: string;
  price: MoneyView | null;
}

function PanelHead({ id, title, text, price }: PanelHeadProps) {
  const { money } = useFormat();
  return (
    <header className={styles.head}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      {price && <p className={`${styles.price} tabular-nums`}>{money(price)}</p>}
    </header>
  );
}
