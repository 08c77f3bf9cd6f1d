import { Button } from '@mantine/core';
import type { AddressView } from '@shop/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog';
import { RefusalNote } from '../../ui/RefusalNote';
import { bearer } from '../api/calls';
import { useSending } from '../api/useSending';
import styles from './AddressBook.module.css';
import { AddressText } from './AddressText';

interface AddressRemovalProps {
  /** The one to remove; null closes the dialog. */
  address: AddressView | null;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before an address goes. */
export function AddressRemoval({ address, onClose, onRemoved }: AddressRemovalProps) {
  const { t } = useTranslation('addresses');
  const [shown, setShown] = useState(address);
  if (address && address !== shown) setShown(address);
  const { send, busy, refusal, forget } = useSending((id: string) => bearer.delete('Account/DeleteShippingAddress', { id }));

  function close() {
    forget();
    onClose();
  }

  async function remove() {
    if (address && (await send(address.id))) onRemoved();
  }

  return (
    <Dialog
      opened={address !== null}
      onClose={close}
      title={t('removeTitle')}
      actions={
        <>
          <Button variant="default" onClick={close} data-autofocus>
            {t('cancel')}
          </Button>
          <Button color="red" loading={busy} onClick={remove}>
            {t('remove')}
          </Button>
        </>
      }
    >
      <div className={styles.removal}>
        {shown && <AddressText address={shown} />}
        <p className={styles.words}>{t('removeWords')}</p>
        <RefusalNote refusal={refusal} />
      </div>
    </Dialog>
  );
}
