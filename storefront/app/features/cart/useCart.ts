import { mayPayWith, PAYPAL, type QuoteView, type CurrencyCode } from '@shop/contract';
import { useState } from 'react';
import { api } from '../api/client';
import { useQuery, type Query } from '../api/useQuery';
import { setCartCount } from '../cart-count/cart-count';
import { formatCookie, readCookie } from '../preferences/preferences';
import { usePreferences } from '../preferences/PreferencesProvider';
import {
  toRequestTerms,
  initialTerms,
  SHIP_TO,
  formatShipTo,
  type RequestTerms,
  type QuoteTerms,
} from '../quote/terms';
import { useSession } from '../session/useSession';
import { loadCart, type CartLines } from './cart-actions';

/** Loads the cart. */
export function useCartLines(): Query<CartLines> {
  return useQuery('cart', async () => {
    const result = await loadCart();
    if (result.ok) setCartCount(result.data.count);
    return result;
  });
}

export interface CartTerms {
  terms: QuoteTerms;
  requestTerms: RequestTerms;
  change: (change: Partial<QuoteTerms>) => void;
}

/** The country, shipping method and payment method last chosen; PayPal instead of a method that the customer may not use. */
export function useCartTerms(locale: string): CartTerms {
  const role = useSession()?.role ?? 'guest';
  const { preferences } = usePreferences();
  const [chosen, setChosen] = useState(() => loadLastTerms(locale, preferences.currency));
  const terms: QuoteTerms = mayPayWith(role, chosen.paymentMethod) ? chosen : { ...chosen, paymentMethod: PAYPAL };

  function change(change: Partial<QuoteTerms>) {
    const next = { ...terms, ...change };
    document.cookie = formatCookie(SHIP_TO, formatShipTo(next), location.protocol === 'https:');
    setChosen(next);
  }

  return { terms, requestTerms: toRequestTerms(terms, preferences.currency), change };
}

function loadLastTerms(locale: string, currency: CurrencyCode): QuoteTerms {
  const cookie = readCookie(document.cookie, SHIP_TO);
  const candidates = [cookie?.split('.')[0], new Intl.Locale(locale).region].filter((code) => code !== undefined);
  return initialTerms(
    cookie,
    locale,
    currency,
    candidates.filter((code) => /^[A-Z]{2}$/.test(code)),
  );
}

/** The quote of the cart. An empty cart, or one with a product that is no longer sold, has none. */
export function useCartQuote(lines: CartLines | null, terms: RequestTerms, coupon?: string): Query<QuoteView> {
  const items = lines?.items ?? [];
  const quotable = items.length > 0 && items.every(({ product }) => product.available);
  const key = quotable ? JSON.stringify([items.map(({ itemId, item }) => [itemId, item]), terms, coupon]) : null;
  return useQuery(key, () => api.call('Cart/GetInstantQuote', { ...terms, ...(coupon && { coupon }) }));
}
