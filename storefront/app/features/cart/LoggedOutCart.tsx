import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../layout/site';
import { ButtonAnchor } from '../../ui/Button';
import { ErrorMessage } from '../../ui/ErrorMessage';
import { api } from '../api/client';
import { QueryResult } from '../api/QueryResult';
import { useQuery, type Query } from '../api/useQuery';
import { useBrowserCart } from '../cart-count/browser-cart-store';
import { LOG_IN_ANCHOR } from '../login/RequireLogin';
import { formulaNames } from '../order/formula-names';
import { useItemLabels } from '../order/useItemLabels';
import { StandardComparison } from '../quote/StandardComparison';
import { withoutLabel } from '../quote/useItemQuote';
import { useItemsQuote } from '../quote/useItemsQuote';
import styles from './CartContent.module.css';
import panelStyles from './CartPanel.module.css';
import { CartQuote } from './CartQuote';
import { CartTable } from './CartTable';
import { CartTermsFields } from './CartTermsFields';
import { loadBrowserLines, type PricedLines } from './load-browser-lines';
import { needsApproval } from './needs-approval';
import { OrderBar } from './OrderBar';
import { toTotal } from './place-order';
import { RemovedNotice } from './RemovedNotice';
import { useCartTerms, type CartTerms } from './useCart';
import { useLineEvents } from './useLineEvents';

/** The cart of a visitor who is not logged in, which the browser keeps. `login` follows its lines once they are there. */
export function LoggedOutCart({ login }: { login: ReactNode }) {
  const { locale } = useSite();
  const { lines } = useBrowserCart();
  const terms = useCartTerms(locale);
  const query = useQuery(JSON.stringify([lines, terms.requestTerms]), () =>
    loadBrowserLines(lines, terms.requestTerms),
  );
  return (
    <>
      <QueryResult query={query}>{(cart) => <Lines cart={cart} query={query} terms={terms} />}</QueryResult>
      {(query.data ?? query.error) !== null && login}
    </>
  );
}

interface LinesProps {
  cart: PricedLines;
  query: Query<PricedLines>;
  terms: CartTerms;
}

function Lines({ cart, query, terms }: LinesProps) {
  const { t } = useTranslation('cart');
  const labels = useItemLabels();
  const { events, removed, newLine, restored } = useLineEvents(cart, query);
  const prices = { currency: cart.currency, lines: cart.items.map(({ itemId }) => cart.prices.get(itemId)) };
  const { requestTerms } = terms;
  const available = cart.items.filter(({ product }) => product.available);
  const items = available.map(({ item }) => withoutLabel(item));
  const quote = useItemsQuote(items, requestTerms);
  const isStale = query.isFetching || quote.isFetching || quote.error !== null;
  const notice = removed && (
    <RemovedNotice key={removed.itemId} line={removed} name={labels.name(removed)} onRestored={restored} />
  );
  if (cart.items.length === 0) return notice;
  return (
    <>
      <div className={styles.cart}>
        <div className={styles.lines}>
          {notice}
          <CartTable
            lines={cart.items}
            products={cart.products}
            labels={labels}
            prices={prices}
            errors={{}}
            newLine={newLine}
            events={events}
          />
        </div>
        <aside className={panelStyles.panel} data-stale={isStale || undefined}>
          <CartTermsFields terms={terms} requestTerms={requestTerms} country={null} errors={{}} />
          {quote.data && (
            <CartQuote
              quote={quote.data}
              names={formulaNames(available, labels)}
              needsApproval={available.some(needsApproval)}
            />
          )}
          {quote.data && !isStale && (
            <StandardComparison
              quote={quote.data}
              terms={requestTerms}
              subject={JSON.stringify(items)}
              requestQuote={(other) => api.call('Quotation/GetItemsQuote', { items, ...other })}
            />
          )}
          <ErrorMessage error={quote.error} />
        </aside>
      </div>
      <OrderBar total={quote.data && toTotal(quote.data)} country={requestTerms.country} isStale={isStale}>
        <ButtonAnchor size="md" href={`#${LOG_IN_ANCHOR}`}>
          {t('browser.order')}
        </ButtonAnchor>
      </OrderBar>
    </>
  );
}
