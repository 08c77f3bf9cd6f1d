import { useTranslation } from 'react-i18next';
import { AccountBenefits } from '../features/login/AccountBenefits';
import { AuthLayout } from '../features/login/AuthLayout';
import { LogInForm } from '../features/login/LogInForm';

export default function LogIn() {
  const { t } = useTranslation('login');
  return (
    <AuthLayout title={t('login.title')} aside={<AccountBenefits />}>
      {(onDone) => <LogInForm onDone={onDone} />}
    </AuthLayout>
  );
}
