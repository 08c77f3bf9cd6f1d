import type { AddressView, SharedQuoteView } from '@shop/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { ErrorMessage } from '../../ui/ErrorMessage';
import { lazyDialog } from '../../ui/lazy-dialog';
import { useHydrated } from '../../ui/useHydrated';
import { useAddressBook } from '../addresses/useAddressBook';
import { useCountryName } from '../addresses/useCountries';
import { PlaceOrderDialogs } from '../cart/PlaceOrderDialogs';
import { ShipTo } from '../cart/ShipTo';
import { usePlaceOrder } from '../cart/usePlaceOrder';
import { isShopper } from '../session/roles';
import { useSession } from '../session/useSession';
import styles from './OfferPage.module.css';
import { useItemsToCart } from './useItemsToCart';

const LogInDialog = lazyDialog(async () => (await import('../login/LogInDialog')).LogInDialog);

interface OrderOfferProps {
  offer: SharedQuoteView;
  offerKey: string;
}

/** Buttons to order at the quoted price, or to add the items to the cart at current prices. */
export function OrderOffer({ offer, offerKey }: OrderOfferProps) {
  const { t } = useTranslation('shared');
  const hydrated = useHydrated();
  const session = useSession();
  const [ordering, setOrdering] = useState(false);
  const [pendingAction, setPendingAction] = useState<'order' | 'cart' | null>(null);
  const itemsToCart = useItemsToCart(offer.items.map(({ item }) => item));
  const available = offer.items.every(({ product }) => product.available);
  const orderable = available && !offer.ordered;

  function order() {
    if (session) setOrdering(true);
    else setPendingAction('order');
  }

  function addToCart() {
    if (session) void itemsToCart.addToCart();
    else setPendingAction('cart');
  }

  function resume() {
    if (pendingAction === 'order') setOrdering(true);
    if (pendingAction === 'cart') void itemsToCart.addToCart();
    setPendingAction(null);
  }

  if (session && !isShopper(session.role)) return null;
  return (
    <div className={styles.actions}>
      {offer.ordered && <p>{t('ordered')}</p>}
      {!available && <p>{t('unavailable')}</p>}
      {orderable && ordering && session ? (
        <PlaceOffer offer={offer} offerKey={offerKey} />
      ) : (
        orderable && (
          <Button size="md" fullWidth disabled={!hydrated} onClick={order}>
            {t('order')}
          </Button>
        )
      )}
      {offer.kind === 'shared' && available && (
        <>
          <Button variant="default" fullWidth disabled={!hydrated} loading={itemsToCart.isPending} onClick={addToCart}>
            {t('toCart')}
          </Button>
          <p className={styles.text}>{t('toCartText')}</p>
          <ErrorMessage error={itemsToCart.error} />
        </>
      )}
      <LogInDialog
        opened={pendingAction !== null}
        onClose={() => setPendingAction(null)}
        onGuest={resume}
        text={t('logInFirst')}
      />
    </div>
  );
}

/** Selects the address and places the order. */
function PlaceOffer({ offer, offerKey }: OrderOfferProps) {
  const { t } = useTranslation(['shared', 'cart']);
  const nameOf = useCountryName();
  const addresses = useAddressBook();
  const [chosen, setChosen] = useState<AddressView | null>(null);
  const { country, shippingMethod, paymentMethod, quote } = offer;
  const localAddresses = (addresses.data ?? []).filter((address) => address.country === country);
  const address = chosen ?? localAddresses.find(({ isDefault }) => isDefault) ?? localAddresses[0] ?? null;
  const terms = { country, shippingMethod, paymentMethod, currency: quote.adjusted.currency };
  const placement = usePlaceOrder({ quote, address, terms, offer: offerKey });
  return (
    <>
      <ShipTo
        addresses={localAddresses}
        chosen={address}
        onChoose={setChosen}
        onAdded={(added) => {
          addresses.setData([...(addresses.data ?? []), added]);
          if (added.country === country) setChosen(added);
        }}
        error={placement.obstacle === 'no_address' && !address ? t('cart:shipTo.missing') : undefined}
      />
      <p className={styles.text}>{t('onlyTo', { country: nameOf(country) })}</p>
      <ErrorMessage error={placement.error} />
      <Button
        size="md"
        fullWidth
        onClick={placement.place}
        loading={placement.isPending}
        disabled={!addresses.isLoaded}
      >
        {t('cart:place')}
      </Button>
      <p className={styles.text}>{t('cart:placeText')}</p>
      <PlaceOrderDialogs placement={placement} />
    </>
  );
}
