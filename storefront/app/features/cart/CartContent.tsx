import type { AddressView, ProductView } from '@shop/contract';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressBook } from '../addresses/useAddressBook';
import { useHouse } from '../layout/house';
import { Waiting } from '../login/OwnPage';
import { useItemWords, type ItemWords } from '../order/useItemWords';
import { useProducts } from '../order/useProducts';
import { refusedField } from '../quote/refused-field';
import styles from './CartContent.module.css';
import { CartPanel } from './CartPanel';
import { CartTable } from './CartTable';
import { EmptyCart } from './EmptyCart';
import { PlacingDialogs } from './PlacingDialogs';
import { useCartQuote, useCartTerms, type CartLine, type CartLines } from './useCart';
import { usePlaceOrder } from './usePlaceOrder';

interface CartContentProps {
  cart: CartLines;
  onChange: (cart: CartLines) => void;
}

/** The lines on the left; on the right whom they are for and what they cost. */
export function CartContent({ cart, onChange }: CartContentProps) {
  const { t } = useTranslation('cart');
  const { locale } = useHouse();
  const linesRef = useRef<HTMLDivElement>(null);
  const products = useProducts(cart.items.map(({ item }) => item.sku));
  const words = useItemWords(products);
  const addresses = useAddressBook();
  const [chosen, setChosen] = useState<AddressView | null>(null);
  const address = chosen ?? addresses.data?.find(({ isDefault }) => isDefault) ?? addresses.data?.[0] ?? null;
  const terms = useCartTerms(locale);
  const called = address ? { ...terms.called, country: address.country } : terms.called;
  const { known } = addresses;
  const [coupon, setCoupon] = useState<string>();
  const quote = useCartQuote(known ? cart : null, called, coupon);
  const seen = quote.busy || quote.refusal ? null : quote.data;
  const placing = usePlaceOrder({ quote: seen, address, terms: called, coupon, onPriceChanged: quote.put });

  if (cart.items.length === 0) return <EmptyCart />;
  if (!products || !known) return <Waiting />;
  return (
    <div className={styles.cart}>
      <div ref={linesRef} className={styles.lines} tabIndex={-1}>
        <CartTable
          lines={cart.items}
          products={products}
          words={words}
          quote={quote.data?.adjusted.lines.length === cart.items.length ? quote.data : null}
          errors={lineErrors(quote.refusal)}
          onChanged={onChange}
          onRemoved={(left) => {
            onChange(left);
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
        called={called}
        coupon={coupon}
        onCoupon={setCoupon}
        quote={quote}
        names={formulaNames(cart.items, products, words)}
        placing={placing}
      />
      <PlacingDialogs placing={placing} />
    </div>
  );
}

/** What the quote says of a single line. */
function lineErrors(refusal: Parameters<typeof refusedField>[0] | null): Record<number, string> {
  const place = refusal && refusedField(refusal);
  return place?.line === undefined ? {} : { [place.line]: refusal?.errors[0]?.message || refusal?.detail || '' };
}

function formulaNames(items: readonly CartLine[], products: ReadonlyMap<string, ProductView> | null, words: ItemWords) {
  const finishes = new Map(
    [...(products?.values() ?? [])].flatMap((product) =>
      product.finishes.map(({ code, name }) => [code, name] as const),
    ),
  );
  return {
    finish: (code: string) => finishes.get(code) ?? code,
    line: (place: number) => (items[place] ? words.name(items[place]) : ''),
  };
}
