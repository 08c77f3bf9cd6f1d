import { useTranslation } from 'react-i18next';
import { AccountPage } from '../features/account/AccountPage';
import { Dashboard } from '../features/account/Dashboard';

export default function Account() {
  const { t } = useTranslation('account');
  return (
    <AccountPage title={t('title')}>
      <Dashboard />
    </AccountPage>
  );
}
