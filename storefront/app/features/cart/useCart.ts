import type { Output, QuoteView } from '@shop/contract';
import { useState } from 'react';
import { bearer } from '../api/calls';
import { useAsked, type Asked } from '../api/useAsked';
import { setCartCount } from '../cart-count/cart-count';
import { lastingCookie, readCookie, type CurrencyCode } from '../preferences/preferences';
import { usePreferences } from '../preferences/PreferencesProvider';
import {
  calledTerms,
  firstTerms,
  PAYPAL,
  PREPAID_ACCOUNT,
  SHIP_TO,
  writeShipTo,
  type CalledTerms,
  type QuoteTerms,
} from '../quote/terms';
import { useSession } from '../session/useSession';

export type CartLines = Output<'Cart/MyShoppingCart'>;
export type CartLine = CartLines['items'][number];

/** The cart's lines, for as long as the page is open. */
export function useCartLines(): Asked<CartLines> {
  return useAsked('cart', async () => {
    const answer = await bearer.get('Cart/MyShoppingCart', {});
    if (answer.ok) setCartCount(answer.data.count);
    return answer;
  });
}

export interface CartTerms {
  terms: QuoteTerms;
  called: CalledTerms;
  change: (change: Partial<QuoteTerms>) => void;
}

/** Where the cart ships to, how, and how it is paid: as last chosen. The prepaid account is for resellers alone. */
export function useCartTerms(locale: string): CartTerms {
  const reseller = useSession()?.role === 'reseller';
  const { preferences } = usePreferences();
  const [chosen, setChosen] = useState(() => termsLastChosen(locale, preferences.currency));
  const terms: QuoteTerms =
    chosen.paymentMethod === PREPAID_ACCOUNT && !reseller ? { ...chosen, paymentMethod: PAYPAL } : chosen;

  function change(change: Partial<QuoteTerms>) {
    const next = { ...terms, ...change };
    document.cookie = lastingCookie(SHIP_TO, writeShipTo(next), location.protocol === 'https:');
    setChosen(next);
  }

  return { terms, called: calledTerms(terms, preferences.currency), change };
}

function termsLastChosen(locale: string, currency: CurrencyCode): QuoteTerms {
  const cookie = readCookie(document.cookie, SHIP_TO);
  const likely = [cookie?.split('.')[0], new Intl.Locale(locale).region].filter((code) => code !== undefined);
  return firstTerms(
    cookie,
    locale,
    currency,
    likely.filter((code) => /^[A-Z]{2}$/.test(code)),
  );
}

/** The price of the whole cart; none of an empty one, or of one with a line that can no longer be made. */
export function useCartQuote(lines: CartLines | null, terms: CalledTerms, coupon?: string): Asked<QuoteView> {
  const items = lines?.items ?? [];
  const quotable = items.length > 0 && items.every(({ product }) => product.available);
  const key = quotable ? JSON.stringify([items.map(({ itemId }) => itemId), terms, coupon]) : null;
  return useAsked(key, () => bearer.post('Cart/GetInstantQuote', { ...terms, ...(coupon && { coupon }) }));
}
