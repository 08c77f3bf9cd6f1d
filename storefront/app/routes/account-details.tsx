import { useTranslation } from 'react-i18next';
import { DetailsForm } from '../features/account-details/DetailsForm';
import { AccountPage } from '../features/account/AccountPage';
import { AnswerOf } from '../features/account/AnswerOf';
import { bearer } from '../features/api/calls';
import { useAsked } from '../features/api/useAsked';
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
  const asked = useAsked('info', () => bearer.get('Account/MyAccountInfo', {}));
  return (
    <AnswerOf asked={asked}>
      {(info) => (
        <>
          <DetailsForm info={info} onSaved={asked.put} />
          <MyData info={info} />
        </>
      )}
    </AnswerOf>
  );
}
