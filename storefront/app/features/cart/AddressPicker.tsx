import type { AddressView } from '@shop/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/fields';
import { AddressText } from '../addresses/AddressText';
import { useCountryName } from '../addresses/useCountries';
import { searchAddresses } from './address-search';
import styles from './AddressPicker.module.css';

interface AddressChoiceProps {
  addresses: readonly AddressView[];
  chosen: AddressView | null;
  onChoose: (address: AddressView) => void;
}

/** The customer's addresses with a search field. */
export function AddressPicker({ addresses, chosen, onChoose }: AddressChoiceProps) {
  const { t } = useTranslation('cart');
  const [search, setSearch] = useState('');
  const nameOf = useCountryName();
  const found = searchAddresses(addresses, search, nameOf);
  return (
    <div className={styles.choice}>
      <TextField
        label={t('shipTo.search')}
        type="search"
        autoComplete="off"
        data-autofocus
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <p className="visually-hidden" role="status">
        {t('shipTo.found', { count: found.length })}
      </p>
      {found.length === 0 && <p className={styles.none}>{t('shipTo.notFound')}</p>}
      <ul className={styles.list}>
        {found.map((address) => (
          <li key={address.id}>
            <button
              type="button"
              className={styles.address}
              aria-current={address.id === chosen?.id || undefined}
              onClick={() => onChoose(address)}
            >
              <AddressText address={address} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
