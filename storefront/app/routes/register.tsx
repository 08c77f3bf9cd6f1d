import { useTranslation } from 'react-i18next';
import { AccountBenefits } from '../features/login/AccountBenefits';
import { AuthLayout } from '../features/login/AuthLayout';
import { RegisterForm } from '../features/login/RegisterForm';

export default function Register() {
  const { t } = useTranslation('login');
  return (
    <AuthLayout title={t('register.title')} intro={t('register.text')} aside={<AccountBenefits />}>
      {(onDone) => <RegisterForm onDone={onDone} />}
    </AuthLayout>
  );
}
