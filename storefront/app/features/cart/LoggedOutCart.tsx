import { useSite } from '../../layout/site';
import { QueryResult } from '../api/QueryResult';
import { useQuery, type Query } from '../api/useQuery';
import { useBrowserCart } from '../cart-count/browser-cart-store';
import { useItemLabels } from '../order/useItemLabels';
import styles from './CartContent.module.css';
import { CartTable } from './CartTable';
import { loadBrowserLines, type PricedLines } from './load-browser-lines';
import { RemovedNotice } from './RemovedNotice';
import { useCartTerms } from './useCart';
import { useLineEvents } from './useLineEvents';

/** The cart of a visitor who is not logged in, which the browser keeps. */
export function LoggedOutCart() {
  const { locale } = useSite();
  const { lines } = useBrowserCart();
  const { requestTerms } = useCartTerms(locale);
  const query = useQuery(JSON.stringify([lines, requestTerms]), () => loadBrowserLines(lines, requestTerms));
  return <QueryResult query={query}>{(cart) => <Lines cart={cart} query={query} />}</QueryResult>;
}

function Lines({ cart, query }: { cart: PricedLines; query: Query<PricedLines> }) {
  const labels = useItemLabels(cart.products);
  const { events, removed, newLine, restored } = useLineEvents(cart, query);
  const prices = { currency: cart.currency, lines: cart.items.map(({ itemId }) => cart.prices.get(itemId)) };
  return (
    <div className={styles.lines}>
      {removed && (
        <RemovedNotice key={removed.itemId} line={removed} name={labels.name(removed)} onRestored={restored} />
      )}
      {cart.items.length > 0 && (
        <CartTable
          lines={cart.items}
          products={cart.products}
          labels={labels}
          prices={prices}
          errors={{}}
          newLine={newLine}
          events={events}
        />
      )}
    </div>
  );
}
