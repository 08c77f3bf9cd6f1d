import type { AddressView } from '@shop/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { FieldError } from '../../ui/Field';
import { AddressForm } from '../addresses/AddressForm';
import { AddressText } from '../addresses/AddressText';
import { AddressPicker } from './AddressPicker';
import styles from './ShipTo.module.css';

interface ShipToProps {
  addresses: readonly AddressView[];
  chosen: AddressView | null;
  onChoose: (address: AddressView) => void;
  /** Called after an address was added. */
  onAdded: (address: AddressView) => void;
  error?: string;
}

/** The shipping address: one of the saved addresses or a new one. */
export function ShipTo({ addresses, chosen, onChoose, onAdded, error }: ShipToProps) {
  const { t } = useTranslation('cart');
  const [open, setOpen] = useState<'choose' | 'add' | null>(null);
  const close = () => setOpen(null);

  return (
    <section className={styles.shipTo} aria-labelledby="ship-to">
      <h2 id="ship-to">{t('shipTo.title')}</h2>
      {chosen ? <AddressText address={chosen} /> : <p className={styles.text}>{t('shipTo.none')}</p>}
      <div className={styles.actions}>
        {addresses.length > 1 && (
          <Button size="xs" variant="default" aria-haspopup="dialog" onClick={() => setOpen('choose')}>
            {t('shipTo.change')}
          </Button>
        )}
        <Button
          size="xs"
          variant={chosen ? 'default' : 'filled'}
          aria-haspopup="dialog"
          aria-invalid={error ? true : undefined}
          onClick={() => setOpen('add')}
        >
          {t('shipTo.add')}
        </Button>
      </div>
      <FieldError error={error} />
      <Dialog opened={open === 'choose'} onClose={close} title={t('shipTo.choose')} width={640}>
        <AddressPicker
          addresses={addresses}
          chosen={chosen}
          onChoose={(address) => {
            onChoose(address);
            close();
          }}
        />
      </Dialog>
      <Dialog opened={open === 'add'} onClose={close} title={t('shipTo.add')} width={600}>
        <AddressForm
          key={addresses.length}
          first={addresses.length === 0}
          onCancel={close}
          onSaved={(address) => {
            onAdded(address);
            close();
          }}
        />
      </Dialog>
    </section>
  );
}
