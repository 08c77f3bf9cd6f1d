import { useTranslation } from 'react-i18next';
import { AccountPage } from '../features/account/AccountPage';
import { PasswordForm } from '../features/password/PasswordForm';

export default function ChangePassword() {
  const { t } = useTranslation('account');
  return (
    <AccountPage title={t('toolbar.password')}>
      <PasswordForm />
    </AccountPage>
  );
}
