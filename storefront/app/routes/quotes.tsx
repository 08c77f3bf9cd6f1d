import { useTranslation } from 'react-i18next';
import { AccountPage } from '../features/account/AccountPage';
import { MyQuotes } from '../features/my-quotes/MyQuotes';

export default function Quotes() {
  const { t } = useTranslation('account');
  return (
    <AccountPage title={t('toolbar.quotes')}>
      <MyQuotes />
    </AccountPage>
  );
}
