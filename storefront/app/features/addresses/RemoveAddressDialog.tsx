import type { AddressView } from '@shop/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ErrorMessage } from '../../ui/ErrorMessage';
import { api } from '../api/client';
import { useMutation } from '../api/useMutation';
import styles from './AddressBook.module.css';
import { AddressText } from './AddressText';

interface AddressRemovalProps {
  /** The address to remove; null closes the dialog. */
  address: AddressView | null;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks for confirmation before an address is removed. */
export function RemoveAddressDialog({ address, onClose, onRemoved }: AddressRemovalProps) {
  const { t } = useTranslation('addresses');
  const [shown, setShown] = useState(address);
  if (address && address !== shown) setShown(address);
  const { mutate, isPending, error, reset } = useMutation((id: string) =>
    api.call('Account/DeleteShippingAddress', { id }),
  );

  function close() {
    reset();
    onClose();
  }

  async function remove() {
    if (address && (await mutate(address.id))) onRemoved();
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
          <Button danger loading={isPending} onClick={remove}>
            {t('remove')}
          </Button>
        </>
      }
    >
      <div className={styles.confirmation}>
        {shown && <AddressText address={shown} />}
        <p className={styles.text}>{t('removeText')}</p>
        <ErrorMessage error={error} />
      </div>
    </Dialog>
  );
}
