import { Button } from '@mantine/core';
import type { AddressView, SharedQuoteView } from '@shop/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusalNote } from '../../ui/RefusalNote';
import { useHydrated } from '../../ui/useHydrated';
import { useAddressBook } from '../addresses/useAddressBook';
import { useCountryName } from '../addresses/useCountries';
import { PlacingDialogs } from '../cart/PlacingDialogs';
import { ShipTo } from '../cart/ShipTo';
import { usePlaceOrder } from '../cart/usePlaceOrder';
import { LogInDialog } from '../login/LogInDialog';
import { useSession } from '../session/useSession';
import { isShopper } from '../session/roles';
import styles from './OfferPage.module.css';
import { useItemsToCart } from './useItemsToCart';

interface OrderOfferProps {
  offer: SharedQuoteView;
  offerKey: string;
}

/** Ordering at the quoted price, or taking the items into one's own cart at today's. */
export function OrderOffer({ offer, offerKey }: OrderOfferProps) {
  const { t } = useTranslation('shared');
  const hydrated = useHydrated();
  const session = useSession();
  const [ordering, setOrdering] = useState(false);
  const [wants, setWants] = useState<'order' | 'cart' | null>(null);
  const toCart = useItemsToCart(offer.items.map(({ item }) => item));
  const available = offer.items.every(({ product }) => product.available);
  const orderable = available && !offer.ordered;

  function order() {
    if (session) setOrdering(true);
    else setWants('order');
  }

  function take() {
    if (session) void toCart.take();
    else setWants('cart');
  }

  function goOn() {
    if (wants === 'order') setOrdering(true);
    if (wants === 'cart') void toCart.take();
    setWants(null);
  }

  if (session && !isShopper(session.role)) return null;
  return (
    <div className={styles.ways}>
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
          <Button variant="default" fullWidth disabled={!hydrated} loading={toCart.busy} onClick={take}>
            {t('toCart')}
          </Button>
          <p className={styles.words}>{t('toCartWords')}</p>
          <RefusalNote refusal={toCart.refusal} />
        </>
      )}
      <LogInDialog opened={wants !== null} onClose={() => setWants(null)} onGuest={goOn} words={t('logInFirst')} />
    </div>
  );
}

/** To whom it goes, and the order. */
function PlaceOffer({ offer, offerKey }: OrderOfferProps) {
  const { t } = useTranslation(['shared', 'cart']);
  const nameOf = useCountryName();
  const addresses = useAddressBook();
  const [chosen, setChosen] = useState<AddressView | null>(null);
  const { country, shippingMethod, paymentMethod, quote } = offer;
  const there = (addresses.data ?? []).filter((address) => address.country === country);
  const address = chosen ?? there.find(({ isDefault }) => isDefault) ?? there[0] ?? null;
  const terms = { country, shippingMethod, paymentMethod, currency: quote.adjusted.currency };
  const placing = usePlaceOrder({ quote, address, terms, offer: offerKey });
  return (
    <>
      <ShipTo
        addresses={there}
        chosen={address}
        onChoose={setChosen}
        onAdded={(added) => {
          addresses.put([...(addresses.data ?? []), added]);
          if (added.country === country) setChosen(added);
        }}
        error={placing.obstacle === 'no_address' && !address ? t('cart:shipTo.missing') : undefined}
      />
      <p className={styles.words}>{t('onlyTo', { country: nameOf(country) })}</p>
      <RefusalNote refusal={placing.refusal} />
      <Button size="md" fullWidth onClick={placing.place} loading={placing.busy} disabled={!addresses.known}>
        {t('cart:place')}
      </Button>
      <p className={styles.words}>{t('cart:placeWords')}</p>
      <PlacingDialogs placing={placing} />
    </>
  );
}
