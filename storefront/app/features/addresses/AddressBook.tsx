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
import { AddressRemoval } from './AddressRemoval';
import { AddressText } from './AddressText';

interface AddressBookProps {
  addresses: readonly AddressView[];
  /** To be called when the book is another one. */
  onChanged: () => void;
}

/** One's addresses, the default first: to add to, change, remove, and choose the default of. */
export function AddressBook({ addresses, onChanged }: AddressBookProps) {
  const { t } = useTranslation('addresses');
  const [form, setForm] = useState<{ opened: boolean; address?: AddressView }>({ opened: false });
  const [leaving, setLeaving] = useState<AddressView | null>(null);
  const makeDefault = useSending((address: AddressView) => bearer.post('Account/SaveShippingAddress', { ...address, isDefault: true }));
  const close = () => setForm({ ...form, opened: false });

  function changed(words: string) {
    close();
    setLeaving(null);
    toast(words, 'success');
    onChanged();
  }

  async function choose(address: AddressView) {
    if (await makeDefault.send(address)) changed(t('defaultSet'));
  }

  return (
    <div className={styles.book}>
      {addresses.length === 0 && <p className={styles.none}>{t('none')}</p>}
      <RefusalNote refusal={makeDefault.refusal} />
      <ul className={styles.cards}>
        {addresses.map((address) => (
          <Entry
            key={address.id}
            address={address}
            busy={makeDefault.busy}
            onEdit={() => setForm({ opened: true, address })}
            onChoose={() => void choose(address)}
            onRemove={() => setLeaving(address)}
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
          onSaved={() => changed(t('saved'))}
          onCancel={close}
        />
      </Dialog>
      <AddressRemoval address={leaving} onClose={() => setLeaving(null)} onRemoved={() => changed(t('removed'))} />
    </div>
  );
}

interface EntryProps {
  address: AddressView;
  busy: boolean;
  onEdit: () => void;
  onChoose: () => void;
  onRemove: () => void;
}

function Entry({ address, busy, onEdit, onChoose, onRemove }: EntryProps) {
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
          <Button size="xs" variant="default" loading={busy} onClick={onChoose}>
            {t('setDefault')}
          </Button>
        )}
        <Button size="xs" variant="subtle" color="red" onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}
