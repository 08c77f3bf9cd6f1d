import type { AddressView } from '@shop/contract';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ErrorMessage } from '../../ui/ErrorMessage';
import { toast } from '../../ui/toasts';
import { api } from '../api/client';
import { useMutation } from '../api/useMutation';
import styles from './AddressBook.module.css';
import { AddressForm } from './AddressForm';
import { AddressText } from './AddressText';
import { RemoveAddressDialog } from './RemoveAddressDialog';

interface AddressBookProps {
  addresses: readonly AddressView[];
  /** Called after an address was added, changed or removed. */
  onChanged: () => void;
}

/** The customer's addresses, with dialogs to add, edit and remove them and to set the default. */
export function AddressBook({ addresses, onChanged }: AddressBookProps) {
  const { t } = useTranslation('addresses');
  const [form, setForm] = useState<{ opened: boolean; address?: AddressView }>({ opened: false });
  const [removing, setRemoving] = useState<AddressView | null>(null);
  const setDefault = useMutation((address: AddressView) =>
    api.call('Account/SaveShippingAddress', { ...address, isDefault: true }),
  );
  const close = () => setForm({ ...form, opened: false });

  function onSaved(message: string) {
    close();
    setRemoving(null);
    toast(message, 'success');
    onChanged();
  }

  async function makeDefault(address: AddressView) {
    if (await setDefault.mutate(address)) onSaved(t('defaultSet'));
  }

  return (
    <div className={styles.book}>
      {addresses.length === 0 && <p className={styles.none}>{t('none')}</p>}
      <ErrorMessage error={setDefault.error} />
      <ul className={styles.cards}>
        {addresses.map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            isPending={setDefault.isPending}
            onEdit={() => setForm({ opened: true, address })}
            onMakeDefault={() => void makeDefault(address)}
            onRemove={() => setRemoving(address)}
          />
        ))}
        <li>
          <button type="button" className={styles.add} onClick={() => setForm({ opened: true })}>
            <IconPlus size={20} stroke={1.5} aria-hidden />
            {t('add')}
          </button>
        </li>
      </ul>
      <Dialog opened={form.opened} onClose={close} title={t(form.address ? 'editTitle' : 'addTitle')} width={600}>
        <AddressForm
          key={form.address?.id ?? 'new'}
          address={form.address}
          first={addresses.length === 0}
          onSaved={() => onSaved(t('saved'))}
          onCancel={close}
        />
      </Dialog>
      <RemoveAddressDialog
        address={removing}
        onClose={() => setRemoving(null)}
        onRemoved={() => onSaved(t('removed'))}
      />
    </div>
  );
}

interface AddressCardProps {
  address: AddressView;
  isPending: boolean;
  onEdit: () => void;
  onMakeDefault: () => void;
  onRemove: () => void;
}

function AddressCard({ address, isPending, onEdit, onMakeDefault, onRemove }: AddressCardProps) {
  const { t } = useTranslation('addresses');
  return (
    <li className={styles.card}>
      {address.isDefault && <p className={styles.default}>{t('default')}</p>}
      <AddressText address={address} />
      <div className={styles.actions}>
        <Button size="xs" variant="default" onClick={onEdit}>
          {t('edit')}
        </Button>
        {!address.isDefault && (
          <Button size="xs" variant="default" loading={isPending} onClick={onMakeDefault}>
            {t('setDefault')}
          </Button>
        )}
        <Button size="xs" variant="subtle" danger onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}
