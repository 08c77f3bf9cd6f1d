import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { useFormat } from '../../ui/useFormat';
import { FooterLinks } from '../article/FooterLinks';
import { AmountList } from '../quote/AmountList';
import type { PlaceOrderState } from './usePlaceOrder';

/** Dialogs that ask for consent before an order is placed. */
export function PlaceOrderDialogs({ placement }: { placement: PlaceOrderState }) {
  return (
    <>
      <EconomyRiskDialog placement={placement} />
      <PriceChangedDialog placement={placement} />
    </>
  );
}

/** Warns that economy parcels are not insured. */
function EconomyRiskDialog({ placement: { obstacle, cancel, confirm } }: { placement: PlaceOrderState }) {
  const { t } = useTranslation('cart');
  return (
    <Dialog
      opened={obstacle === 'economy_risk'}
      onClose={cancel}
      title={t('economy.title')}
      actions={
        <>
          <Button variant="default" onClick={cancel} data-autofocus>
            {t('economy.cancel')}
          </Button>
          <Button onClick={confirm}>{t('economy.continue')}</Button>
        </>
      }
    >
      <p>{t('economy.text')}</p>
      <FooterLinks links={['shipping']} newTab />
    </Dialog>
  );
}

/** Shows the old and the new price when it has changed since the quote. */
function PriceChangedDialog({ placement: { changed, cancel, confirm } }: { placement: PlaceOrderState }) {
  const { t } = useTranslation('cart');
  const { money } = useFormat();
  const [shown, setShown] = useState(changed);
  if (changed && changed !== shown) setShown(changed);
  return (
    <Dialog
      opened={changed !== null}
      onClose={cancel}
      title={t('priceChanged.title')}
      actions={
        <>
          <Button variant="default" onClick={cancel} data-autofocus>
            {t('priceChanged.cancel')}
          </Button>
          <Button onClick={confirm}>{t('priceChanged.continue')}</Button>
        </>
      }
    >
      <p>{t('priceChanged.text')}</p>
      {shown && (
        <AmountList
          amounts={[
            { name: t('priceChanged.from'), value: <s>{money(shown.from)}</s> },
            { name: t('priceChanged.to'), value: money(shown.to), weight: 'total' },
          ]}
        />
      )}
    </Dialog>
  );
}
