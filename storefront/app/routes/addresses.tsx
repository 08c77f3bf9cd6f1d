import { useTranslation } from 'react-i18next';
import { AccountPage } from '../features/account/AccountPage';
import { AddressBook } from '../features/addresses/AddressBook';
import { api } from '../features/api/client';
import { QueryResult } from '../features/api/QueryResult';
import { useQuery } from '../features/api/useQuery';

export default function Addresses() {
  const { t } = useTranslation('account');
  return (
    <AccountPage title={t('toolbar.addresses')}>
      <MyAddresses />
    </AccountPage>
  );
}

function MyAddresses() {
  const query = useQuery('addresses', () => api.call('Account/MyShippingAddresses', {}));
  return (
    <QueryResult query={query}>
      {(addresses) => <AddressBook addresses={addresses} onChanged={query.refetch} />}
    </QueryResult>
  );
}
