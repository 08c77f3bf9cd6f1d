import type { ItemView, QuoteView } from '@shop/contract';
import { bearer, plain } from '../api/calls';
import type { Answer } from '../api/refusal';
import { useAsked, type Asked } from '../api/useAsked';
import { useSession } from '../session/useSession';
import type { CalledTerms } from './terms';

/** A price follows the typing at this distance. */
const SETTLED_MS = 250;

/** The price of one item at the reader's own price list, asked anew as it changes; null asks nothing. */
export function useItemQuote(item: ItemView | null, terms: CalledTerms, initial: Answer<QuoteView>): Asked<QuoteView> {
  const session = useSession();
  const priceList = session?.role === 'reseller' ? 'reseller' : 'retail';
  const question = item && { item: priced(item), ...terms };
  return useAsked(
    question && JSON.stringify([priceList, question]),
    () => {
      if (!question) throw new Error('nothing is asked without an item');
      return session ? bearer.post('Quotation/GetItemQuote', question) : plain.post('Quotation/GetItemQuote', question);
    },
    { waitMs: SETTLED_MS, initial },
  );
}

/** A label costs nothing. */
function priced({ label: _, ...item }: ItemView): ItemView {
  return item;
}
