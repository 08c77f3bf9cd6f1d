import { Button } from '@mantine/core';
import type { AddressView } from '@shop/contract';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog';
import { RefusalNote } from '../../ui/RefusalNote';
import { toast } from '../../ui/toasts';
import { bearer } from '../api/calls';
import { useSending } from '../api/useSending';
import styles from './AddressBook.module.css';
import { AddressForm } from './AddressForm';
import { AddressText } from './AddressText';

interface AddressBookProps {
  addresses: readonly AddressView[];
  /** To be called when the book is another one. */
  onChanged: () => void;
}

/** One's addresses, the default first: to add to, change, remove, and choose the default of. */
export function AddressBook({ addresses, onChanged }: AddressBookProps) {
  const { t } = useTranslation('addresses');
  const [open, setOpen] = useState<{ address?: AddressView } | null>(null);
  const [shown, setShown] = useState<{ address?: AddressView }>({});
  const [leaving, setLeaving] = useState<AddressView | null>(null);
  const makeDefault = useSending((address: AddressView) => bearer.post('Account/SaveShippingAddress', { ...address, isDefault: true }));

  function edit(what: { address?: AddressView }) {
    setShown(what);
    setOpen(what);
  }

  function changed(words: string) {
    setOpen(null);
    setLeaving(null);
    toast(words, 'success');
    onChanged();
  }

  return (
    <div className={styles.book}>
      {addresses.length === 0 && <p className={styles.none}>{t('none')}</p>}
      <RefusalNote refusal={makeDefault.refusal} />
      <ul className={styles.cards}>
        {addresses.map((address) => (
          <li key={address.id} className={styles.card}>
            {address.isDefault && <p className={styles.default}>{t('default')}</p>}
            <AddressText address={address} />
            <div className={styles.actions}>
              <Button size="xs" variant="default" onClick={() => edit({ address })}>
                {t('edit')}
              </Button>
              {!address.isDefault && (
                <Button
                  size="xs"
                  variant="default"
                  loading={makeDefault.busy}
                  onClick={async () => {
                    if (await makeDefault.send(address)) changed(t('defaultSet'));
                  }}
                >
                  {t('setDefault')}
                </Button>
              )}
              <Button size="xs" variant="subtle" color="red" onClick={() => setLeaving(address)}>
                {t('remove')}
              </Button>
            </div>
          </li>
        ))}
        <li>
          <button type="button" className={styles.add} onClick={() => edit({})}>
            <IconPlus size={20} stroke={1.5} aria-hidden />
            {t('add')}
          </button>
        </li>
      </ul>
      <Dialog opened={open !== null} onClose={() => setOpen(null)} title={t(shown.address ? 'editTitle' : 'addTitle')} width={600}>
        <AddressForm
          key={shown.address?.id ?? 'new'}
          address={shown.address}
          first={addresses.length === 0}
          onSaved={() => changed(t('saved'))}
          onCancel={() => setOpen(null)}
        />
      </Dialog>
      <Removal address={leaving} onClose={() => setLeaving(null)} onRemoved={() => changed(t('removed'))} />
    </div>
  );
}

interface RemovalProps {
  address: AddressView | null;
  onClose: () => void;
  onRemoved: () => void;
}

function Removal({ address, onClose, onRemoved }: RemovalProps) {
  const { t } = useTranslation('addresses');
  const [shown, setShown] = useState(address);
  if (address && address !== shown) setShown(address);
  const { send, busy, refusal, forget } = useSending((id: string) => bearer.delete('Account/DeleteShippingAddress', { id }));

  function close() {
    forget();
    onClose();
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
          <Button
            color="red"
            loading={busy}
            onClick={async () => {
              if (address && (await send(address.id))) onRemoved();
            }}
          >
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
