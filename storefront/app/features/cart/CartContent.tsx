import type { AddressView, ProductView } from '@shop/contract';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../layout/site';
import { PageSkeleton } from '../../ui/PageSkeleton';
import { useAddressBook } from '../addresses/useAddressBook';
import { useItemLabels, type ItemLabels } from '../order/useItemLabels';
import { useProducts } from '../order/useProducts';
import { findErrorField } from '../quote/error-field';
import styles from './CartContent.module.css';
import { CartPanel } from './CartPanel';
import { CartTable } from './CartTable';
import { EmptyCart } from './EmptyCart';
import { PlaceOrderDialogs } from './PlaceOrderDialogs';
import { useCartQuote, useCartTerms, type CartLine, type CartLines } from './useCart';
import { usePlaceOrder } from './usePlaceOrder';

interface CartContentProps {
  cart: CartLines;
  onChange: (cart: CartLines) => void;
}

/** The cart: lines on the left; address, terms, price and order button on the right. */
export function CartContent({ cart, onChange }: CartContentProps) {
  const { t } = useTranslation('cart');
  const { locale } = useSite();
  const linesRef = useRef<HTMLDivElement>(null);
  const products = useProducts(cart.items.map(({ item }) => item.sku));
  const labels = useItemLabels(products);
  const addresses = useAddressBook();
  const [chosen, setChosen] = useState<AddressView | null>(null);
  const address = chosen ?? addresses.data?.find(({ isDefault }) => isDefault) ?? addresses.data?.[0] ?? null;
  const terms = useCartTerms(locale);
  const requestTerms = address ? { ...terms.requestTerms, country: address.country } : terms.requestTerms;
  const { isLoaded } = addresses;
  const [coupon, setCoupon] = useState<string>();
  const quote = useCartQuote(isLoaded ? cart : null, requestTerms, coupon);
  const currentQuote = quote.isFetching || quote.error ? null : quote.data;
  const placement = usePlaceOrder({
    quote: currentQuote,
    address,
    terms: requestTerms,
    coupon,
    onPriceChanged: quote.setData,
  });

  if (cart.items.length === 0) return <EmptyCart />;
  if (!products || !isLoaded) return <PageSkeleton />;
  return (
    <div className={styles.cart}>
      <div ref={linesRef} className={styles.lines} tabIndex={-1}>
        <CartTable
          lines={cart.items}
          products={products}
          labels={labels}
          quote={quote.data?.adjusted.lines.length === cart.items.length ? quote.data : null}
          errors={lineErrors(quote.error)}
          onChanged={onChange}
          onRemoved={(remaining) => {
            onChange(remaining);
            linesRef.current?.focus({ preventScroll: true });
          }}
        />
        {cart.items.some(({ product }) => !product.available) && (
          <p className={styles.note}>{t('removeUnavailable')}</p>
        )}
      </div>
      <CartPanel
        addresses={addresses}
        address={address}
        onAddress={setChosen}
        terms={terms}
        requestTerms={requestTerms}
        coupon={coupon}
        onCoupon={setCoupon}
        quote={quote}
        names={formulaNames(cart.items, products, labels)}
        placement={placement}
      />
      <PlaceOrderDialogs placement={placement} />
    </div>
  );
}

/** The quote's error by line index, if it concerns a line. */
function lineErrors(error: Parameters<typeof findErrorField>[0] | null): Record<number, string> {
  const location = error && findErrorField(error);
  return location?.line === undefined ? {} : { [location.line]: error?.errors[0]?.message || error?.detail || '' };
}

function formulaNames(
  items: readonly CartLine[],
  products: ReadonlyMap<string, ProductView> | null,
  labels: ItemLabels,
) {
  const finishes = new Map(
    [...(products?.values() ?? [])].flatMap((product) =>
      product.finishes.map(({ code, name }) => [code, name] as const),
    ),
  );
  return {
    finish: (code: string) => finishes.get(code) ?? code,
    line: (index: number) => (items[index] ? labels.name(items[index]) : ''),
  };
}
