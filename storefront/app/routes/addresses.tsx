import { useTranslation } from 'react-i18next';
import { AccountPage } from '../features/account/AccountPage';
import { AnswerOf } from '../features/account/AnswerOf';
import { AddressBook } from '../features/addresses/AddressBook';
import { bearer } from '../features/api/calls';
import { useAsked } from '../features/api/useAsked';

export default function Addresses() {
  const { t } = useTranslation('account');
  return (
    <AccountPage title={t('toolbar.addresses')}>
      <MyAddresses />
    </AccountPage>
  );
}

function MyAddresses() {
  const asked = useAsked('addresses', () => bearer.get('Account/MyShippingAddresses', {}));
  return <AnswerOf asked={asked}>{(addresses) => <AddressBook addresses={addresses} onChanged={asked.again} />}</AnswerOf>;
}
