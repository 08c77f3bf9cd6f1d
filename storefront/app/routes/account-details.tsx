import { useTranslation } from 'react-i18next';
import { DetailsForm } from '../features/account-details/DetailsForm';
import { AccountPage } from '../features/account/AccountPage';
import { api } from '../features/api/client';
import { QueryResult } from '../features/api/QueryResult';
import { useQuery } from '../features/api/useQuery';
import { MyData } from '../features/my-data/MyData';

export default function AccountDetails() {
  const { t } = useTranslation('account');
  return (
    <AccountPage title={t('toolbar.details')}>
      <MyDetails />
    </AccountPage>
  );
}

function MyDetails() {
  const query = useQuery('info', () => api.call('Account/MyAccountInfo', {}));
  return (
    <QueryResult query={query}>
      {(info) => (
        <>
          <DetailsForm info={info} onSaved={query.setData} />
          <MyData info={info} />
        </>
      )}
    </QueryResult>
  );
}
