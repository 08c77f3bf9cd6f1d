import type { AddressView } from '@shop/contract';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../layout/site';
import { Button } from '../../ui/Button';
import { focusFirstError } from '../../ui/focus-first-problem';
import { PageSkeleton } from '../../ui/PageSkeleton';
import { useAddressBook } from '../addresses/useAddressBook';
import type { Query } from '../api/useQuery';
import { formulaNames } from '../order/formula-names';
import { useItemLabels } from '../order/useItemLabels';
import { useProducts } from '../order/useProducts';
import { findErrorField } from '../quote/error-field';
import type { CartLines } from './cart-actions';
import styles from './CartContent.module.css';
import { CartPanel } from './CartPanel';
import { CartTable } from './CartTable';
import { EmptyCart } from './EmptyCart';
import { needsApproval } from './needs-approval';
import { OrderBar } from './OrderBar';
import { toTotal } from './place-order';
import { PlaceOrderDialogs } from './PlaceOrderDialogs';
import { RemovedNotice } from './RemovedNotice';
import { useCartQuote, useCartTerms } from './useCart';
import { useLineEvents } from './useLineEvents';
import { usePlaceOrder } from './usePlaceOrder';

interface CartContentProps {
  cart: CartLines;
  query: Query<CartLines>;
}

/** The cart: lines on the left; address, terms, price and order button on the right. */
export function CartContent({ cart, query }: CartContentProps) {
  const { t } = useTranslation('cart');
  const { locale } = useSite();
  const panel = useRef<HTMLElement>(null);
  const products = useProducts(cart.items.map(({ item }) => item.sku));
  const labels = useItemLabels();
  const addresses = useAddressBook();
  const [chosen, setChosen] = useState<AddressView | null>(null);
  const address = chosen ?? addresses.data?.find(({ isDefault }) => isDefault) ?? addresses.data?.[0] ?? null;
  const terms = useCartTerms(locale);
  const requestTerms = address ? { ...terms.requestTerms, country: address.country } : terms.requestTerms;
  const { isLoaded } = addresses;
  const [coupon, setCoupon] = useState<string>();
  const quote = useCartQuote(isLoaded ? cart : null, requestTerms, coupon);
  const { events, isSaving, removed, newLine, restored } = useLineEvents(cart, query);
  const isChanging = isSaving || query.isFetching || quote.isFetching;
  const isStale = isChanging || quote.error !== null;
  const placement = usePlaceOrder({
    quote: isStale ? null : quote.data,
    address,
    terms: requestTerms,
    coupon,
    onPriceChanged: quote.setData,
  });

  function place() {
    placement.place();
    if (!address && panel.current) focusFirstError(panel.current);
  }

  const notice = removed && (
    <RemovedNotice key={removed.itemId} line={removed} name={labels.name(removed)} onRestored={restored} />
  );
  if (cart.items.length === 0)
    return (
      <>
        {notice}
        <EmptyCart />
      </>
    );
  if (!products || !isLoaded) return <PageSkeleton />;
  return (
    <>
      <div className={styles.cart}>
        <div className={styles.lines}>
          {notice}
          <CartTable
            lines={cart.items}
            products={products}
            labels={labels}
            prices={quote.data?.adjusted.lines.length === cart.items.length ? quote.data.adjusted : null}
            errors={lineErrors(quote.error)}
            newLine={newLine}
            events={events}
          />
          {cart.items.some(({ product }) => !product.available) && (
            <p className={styles.note}>{t('removeUnavailable')}</p>
          )}
        </div>
        <CartPanel
          ref={panel}
          addresses={addresses}
          address={address}
          onAddress={setChosen}
          terms={terms}
          requestTerms={requestTerms}
          coupon={coupon}
          onCoupon={setCoupon}
          quote={quote}
          isStale={isStale}
          names={formulaNames(cart.items, labels)}
          needsApproval={cart.items.some(needsApproval)}
          placement={placement}
        />
      </div>
      <OrderBar
        total={quote.data && toTotal(quote.data)}
        country={requestTerms.country}
        isStale={isStale}
        error={placement.error}
      >
        <Button size="md" onClick={place} loading={placement.isPending} disabled={!quote.data || isStale}>
          {t('place')}
        </Button>
      </OrderBar>
      <PlaceOrderDialogs placement={placement} />
    </>
  );
}

/** The quote's error by line index, if it concerns a line. */
function lineErrors(error: Parameters<typeof findErrorField>[0] | null): Record<number, string> {
  const location = error && findErrorField(error);
  return location?.line === undefined ? {} : { [location.line]: error?.errors[0]?.message || error?.detail || '' };
}
