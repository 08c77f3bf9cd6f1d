import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog';
import { useFormat } from '../../ui/useFormat';
import { Figures } from '../quote/Figures';
import { FooterLinks } from '../reading/FooterLinks';
import type { PlacingOrder } from './usePlaceOrder';

/** What must be agreed to before an order is placed. */
export function PlacingDialogs({ placing }: { placing: PlacingOrder }) {
  return (
    <>
      <EconomyWarning placing={placing} />
      <PriceChanged placing={placing} />
    </>
  );
}

/** The risk of a parcel without insurance. */
function EconomyWarning({ placing: { obstacle, cancel, goOn } }: { placing: PlacingOrder }) {
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
          <Button onClick={goOn}>{t('economy.continue')}</Button>
        </>
      }
    >
      <p>{t('economy.words')}</p>
      <FooterLinks links={['shipping']} beside />
    </Dialog>
  );
}

/** The price moved between seeing and ordering. */
function PriceChanged({ placing: { changed, cancel, goOn } }: { placing: PlacingOrder }) {
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
          <Button onClick={goOn}>{t('priceChanged.continue')}</Button>
        </>
      }
    >
      <p>{t('priceChanged.words')}</p>
      {shown && (
        <Figures
          figures={[
            { name: t('priceChanged.from'), value: <s>{money(shown.from)}</s> },
            { name: t('priceChanged.to'), value: money(shown.to), weight: 'total' },
          ]}
        />
      )}
    </Dialog>
  );
}
